import type { PictureUpload } from '@vitrine/api/client';
import type { LanguageCode } from '@vitrine/api/rules';
import { createContext, use, type ComponentType } from 'react';
import type { Fields } from '../mappers/staffContent.ts';
import type { FieldSpec } from './specs.ts';

export type WordsSpec = Extract<FieldSpec, { type: 'words' | 'text' | 'html' }>;

export interface FormFieldsProps {
  specs: readonly FieldSpec[];
  /** Where the fields are in the request, such as `document.groups.0`; empty for the request itself. */
  path: string;
  value: Fields;
  onChange: (change: { value: Fields }) => void;
}

interface Form {
  /** The language whose texts are edited, or in which entries are named. */
  language: LanguageCode;
  /** What the server found wrong, by path. */
  problems: Readonly<Record<string, readonly string[]>>;
  /** What a field is called. */
  labelOf: (field: { name: string; path: string }) => string;
  /** Keeps a picture; answers its path. */
  store: (upload: PictureUpload) => Promise<string>;
  /** Where links may lead, by name: see `LinkField`. */
  places?: readonly { value: string; label: string }[];
  /** Links may lead to a product of the signed-in brand. */
  hasProducts?: boolean;
  /** Renders the fields of a part, which may hold parts again. */
  FormFields: ComponentType<FormFieldsProps>;
  /** Renders a field of words. */
  WordsField: ComponentType<FieldInputProps<WordsSpec>>;
}

const FormContext = createContext<Form | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export const useForm = (): Form => {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands in no form.');
  return form;
};

export interface FieldInputProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec;
  /** Where the field is in the request, such as `document.groups.0.group`. */
  path: string;
  value: unknown;
  onChange: (change: { value: unknown }) => void;
}

/** Label and what is wrong, for every field. */
export const useFieldWords = (name: string, path: string) => {
  const { problems, labelOf } = useForm();
  // A list of lines has a problem in one of its lines.
  const message = Object.entries(problems).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1][0];
  return {
    label: labelOf({ name, path }),
    message,
    tone: message === undefined ? undefined : ('critical' as const),
  };
};
