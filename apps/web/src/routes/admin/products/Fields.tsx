import { Select } from '@vitrine/ui/components/Select';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';

interface ChoiceProps {
  label: string;
  options: readonly { id: number; name: string }[];
  value: string;
  onChange: (change: { value: string }) => void;
  problem: string | undefined;
  /** With it, nothing may be chosen. */
  none?: string;
}

export function Choice({ label, options, value, onChange, problem, none }: ChoiceProps) {
  const t = useTranslate();
  const known = options.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Select
      label={label}
      options={none === undefined ? known : [{ value: 'none', label: none }, ...known]}
      value={none !== undefined && value === '' ? 'none' : value}
      onChange={({ value: chosen }) => onChange({ value: chosen === 'none' ? '' : chosen })}
      placeholder={none === undefined ? t('catalogue.choose') : undefined}
      required={none === undefined}
      tone={problem ? 'critical' : undefined}
      message={problem}
    />
  );
}

/** Two columns where there is room. */
export function Pair({ children }: { children: React.ReactNode }) {
  return (
    <Grid columns={{ mobile: 1, tablet: 2 }} space="md">
      {children}
    </Grid>
  );
}
