import { TextArea } from '../../../components/TextArea/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import * as css from '../profileForm.css.ts';
import type { CompanyProfileLabels, CompanyValues } from './types.ts';

interface CompanyFieldsProps {
  values: CompanyValues;
  errors: Partial<Record<keyof CompanyValues, string>>;
  onChange: (change: Partial<CompanyValues>) => void;
  labels: CompanyProfileLabels;
}

const url = { inputMode: 'url', maxLength: 500, spellCheck: false } as const;

/** Name, year, text and addresses of the company. */
export function CompanyFields({ values, errors, onChange, labels }: CompanyFieldsProps) {
  const field = (name: 'name' | 'year' | 'text' | 'website' | 'instagram' | 'facebook') => ({
    name,
    label: labels[name],
    value: values[name],
    tone: errors[name] ? ('critical' as const) : ('neutral' as const),
    message: errors[name],
    onChange: ({ value }: { value: string }) => onChange({ [name]: value }),
  });
  return (
    <>
      <div className={css.pair}>
        <TextField {...field('name')} required maxLength={120} autoComplete="organization" />
        <TextField {...field('year')} inputMode="numeric" maxLength={4} />
      </div>
      <TextArea {...field('text')} hint={labels.textHint} rows={4} maxLength={4000} />
      <TextField {...field('website')} {...url} autoComplete="url" />
      <div className={css.pair}>
        <TextField {...field('instagram')} {...url} hint={labels.instagramHint} />
        <TextField {...field('facebook')} {...url} hint={labels.facebookHint} />
      </div>
    </>
  );
}
