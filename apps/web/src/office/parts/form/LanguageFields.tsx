import { LANGUAGES, languageCodes, type LanguageCode } from '@vitrine/api/rules';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { TextField } from '@vitrine/ui/components/TextField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { FormattedField } from './FormattedField.tsx';

export type Texts = Partial<Record<LanguageCode, string>>;

interface LanguageFieldsProps {
  label: string;
  /** Stands at each, so that fields beside each other stay in line. */
  hint?: string;
  value: Texts;
  onChange: (change: { value: Texts }) => void;
  maxLength: number;
  /** Several lines. */
  rows?: number | undefined;
  /** HTML instead of plain text (D-137). */
  isFormatted?: boolean;
  problem?: string | undefined;
  /** In one language at least: the others read it from there. No single field is required for that. */
  required?: boolean;
}

/** One text in each language of the product. A problem is said at the first. */
export function LanguageFields({
  label,
  hint,
  value,
  onChange,
  maxLength,
  rows,
  isFormatted,
  problem,
  required,
}: LanguageFieldsProps) {
  const t = useTranslate();
  const said = hint ?? (required ? t('office.oneLanguage') : undefined);
  return languageCodes.map((code, at) => {
    const field = {
      label: t('office.inLanguage', { label, language: LANGUAGES[code].name }),
      value: value[code] ?? '',
      onChange: ({ value: text }: { value: string }) => onChange({ value: { ...value, [code]: text } }),
      lang: LANGUAGES[code].tag,
      ...(said !== undefined && { hint: said }),
      tone: problem && at === 0 ? ('critical' as const) : undefined,
      message: at === 0 ? problem : undefined,
    };
    if (isFormatted) return <FormattedField key={code} {...field} />;
    const plain = { ...field, maxLength };
    return rows ? <TextArea key={code} rows={rows} {...plain} /> : <TextField key={code} {...plain} />;
  });
}
