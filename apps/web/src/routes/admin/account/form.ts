import type { LanguageCode } from '@vitrine/api/rules';
import { createContext, use, type ComponentType } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';
import type { Fields } from '../../../mappers/staffContent.ts';
import type { FieldSpec } from './fields.ts';

export interface FormFieldsProps {
  specs: readonly FieldSpec[];
  /** Where the fields are in the request, such as `document.groups.0`. */
  path: string;
  value: Fields;
  onChange: (change: { value: Fields }) => void;
}

interface Form {
  /** The language whose texts are edited. */
  language: LanguageCode;
  /** What the server found wrong, by path. */
  problems: Readonly<Record<string, readonly string[]>>;
  /** Renders the fields of a part, which may hold parts again. */
  FormFields: ComponentType<FormFieldsProps>;
}

const FormContext = createContext<Form>({ language: 'en', problems: {}, FormFields: () => null });

export const FormProvider = FormContext.Provider;

export const useForm = (): Form => use(FormContext);

export interface FieldInputProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec;
  /** Where the field is in the request, such as `document.groups.0.group`. */
  path: string;
  value: unknown;
  onChange: (change: { value: unknown }) => void;
}

/** Label and what is wrong, for every field. */
export const useFieldWords = (name: string, path: string) => {
  const t = useTranslate();
  const { problems } = useForm();
  // A list of lines has a problem in one of its lines.
  const message = Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1][0];
  return {
    label: t(`admin.content.field.${name}`),
    message,
    tone: message === undefined ? undefined : ('critical' as const),
  };
};
