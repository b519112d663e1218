import type { ProductChoices } from '@vitrine/api/client';
import { Select } from '@vitrine/ui/components/Select';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Collections by name; those that the shop does not show say so. */
export const useCollectionNames = (collections: ProductChoices['collections'] = []) => {
  const t = useTranslate();
  return collections.map(({ id, name, is_hidden }) => ({
    id,
    name: is_hidden ? t('catalogue.product.hiddenCollection', { name }) : name,
  }));
};

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
