import { LANGUAGES } from '@vitrine/api/rules';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { asFields } from '../../../mappers/staffContent.ts';
import { useFieldWords, useForm, type FieldInputProps } from './form.ts';
import type { FieldSpec } from './fields.ts';

/** A text in the language that is edited. Without one in Portuguese the shop shows the English one. */
export function WordsField({ spec, path, value, onChange }: FieldInputProps<FieldSpec>) {
  const t = useTranslate();
  const { language } = useForm();
  const { label, ...words } = useFieldWords(spec.name, path);
  const { en, pt_BR } = asFields(value);
  const shown = language === 'en' ? en : pt_BR;
  const props = {
    ...words,
    label: `${label} (${LANGUAGES[language].name})`,
    hint: spec.type === 'html' ? t('admin.content.htmlHint') : undefined,
    value: typeof shown === 'string' ? shown : '',
    placeholder: language === 'en' || typeof en !== 'string' ? undefined : en,
    lang: LANGUAGES[language].tag,
    maxLength: 20_000,
    required: language === 'en' && spec.type === 'words' && spec.required,
    onChange: ({ value: text }: { value: string }) => {
      if (language === 'en') onChange({ ...asFields(value), en: text });
      else onChange(text === '' ? { en } : { en, pt_BR: text });
    },
  };
  return spec.type === 'words' ? <TextField {...props} /> : <TextArea {...props} rows={spec.type === 'html' ? 6 : 3} />;
}
