import { listTimeZones } from '@vitrine/api/rules';
import { Combobox } from '@vitrine/ui/components/Combobox';
import { useMemo } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useFieldWords, type FieldInputProps } from './form.ts';

/** One of the time zones that the browser knows, found by a part of its name; an emptied one is that of the installation. */
export function ZoneField({ spec, path, value, onChange }: FieldInputProps) {
  const t = useTranslate();
  const own = typeof value === 'string' ? value : null;
  const options = useMemo(() => {
    const zones = listTimeZones();
    // Browsers differ in the names that they list: the stored one stays.
    const all = own === null || zones.includes(own) ? zones : [own, ...zones];
    return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [own]);
  return (
    <Combobox
      {...useFieldWords(spec.name, path)}
      hint={t(`admin.content.hint.${spec.name}`)}
      options={options}
      value={own}
      onChange={({ value: zone }) => onChange({ value: zone })}
      labels={{
        open: t('admin.content.zone.open'),
        empty: t('admin.content.zone.empty'),
        loading: t('app.loading'),
        error: t('admin.content.zone.empty'),
      }}
    />
  );
}
