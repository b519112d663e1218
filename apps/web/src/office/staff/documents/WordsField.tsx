import { LANGUAGES } from '@vitrine/api/rules';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { asFields } from '../../parts/mappers/staffContent.ts';
import { FormattedField } from '../../parts/form/FormattedField.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useFieldWords, useForm, type FieldInputProps, type WordsSpec } from '../../parts/fields/form.ts';

/** A text in the language that is edited. Without one in Portuguese the shop shows the English one. */
export function WordsField({ spec, path, value, onChange }: FieldInputProps<WordsSpec>) {
  const t = useTranslate();
  const { language } = useForm();
  const { label, ...words } = useFieldWords(spec.name, path);
  const { en, pt_BR } = asFields(value);
  const shown = language === 'en' ? en : pt_BR;
  const isRequired = spec.type === 'words' && spec.required;
  const props = {
    ...words,
    label: `${label} (${LANGUAGES[language].name})`,
    value: typeof shown === 'string' ? shown : '',
    lang: LANGUAGES[language].tag,
    required: isRequired && language === 'en',
    ...(isRequired && language !== 'en' && !en && { hint: t('admin.content.englishFirst') }),
    onChange: ({ value: text }: { value: string }) => {
      if (language === 'en') onChange({ value: { ...asFields(value), en: text } });
      else onChange({ value: text === '' ? { en } : { en, pt_BR: text } });
    },
  };
  if (spec.type === 'html') return <FormattedField key={language} {...props} />;
  const plain = {
    ...props,
    placeholder: language === 'en' || typeof en !== 'string' ? undefined : en,
    maxLength: 20_000,
  };
  return spec.type === 'words' ? <TextField {...plain} /> : <TextArea {...plain} rows={3} />;
}
