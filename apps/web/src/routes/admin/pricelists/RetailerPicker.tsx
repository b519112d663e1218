import { useQuery } from '@tanstack/react-query';
import { Combobox } from '@vitrine/ui/components/Combobox';
import { useState, type Ref } from 'react';
import { useDebounced } from '../../../connected/useDebounced.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useServices } from '../../../queries/services.ts';

export interface Named {
  id: number;
  name: string;
}

interface RetailerPickerProps {
  chosen: readonly Named[];
  onAdd: (retailer: Named) => void;
  problem: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const countriesOf = ({ locations }: { locations: readonly { name: string }[] }): string | undefined =>
  locations.map(({ name }) => name).join(', ') || undefined;

/** Finds an approved retailer by part of its name; the server searches. */
export function RetailerPicker({ chosen, onAdd, problem, ref }: RetailerPickerProps) {
  const t = useTranslate();
  const { queries } = useServices();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const { data, isError, isFetching, refetch } = useQuery(queries.retailers.list({ page: 1, search }));
  const names = new Set(chosen.map(({ id }) => id));
  const found = (data?.data ?? []).filter(({ id }) => !names.has(id));
  // The list closes when the value changes; the next search empties it, so that each name can be picked again.
  const [picked, setPicked] = useState<string | null>(null);
  const add = ({ value }: { value: string | null }): void => {
    setPicked(value);
    const retailer = found.find(({ id }) => String(id) === value);
    if (retailer) onAdd({ id: retailer.id, name: retailer.name });
  };
  const ask = (next: string): void => {
    setText(next);
    setPicked(null);
    if (isError) void refetch();
  };
  const answered = isError ? 'error' : 'ready';
  return (
    <Combobox
      ref={ref}
      label={t('catalogue.audience.add')}
      placeholder={t('catalogue.audience.addHint')}
      options={found.map((retailer) => ({
        value: String(retailer.id),
        label: retailer.name,
        detail: countriesOf(retailer),
      }))}
      value={picked}
      onChange={add}
      onSearch={(asked) => ask(asked.text)}
      status={isFetching ? 'loading' : answered}
      tone={problem ? 'critical' : undefined}
      message={problem}
      labels={{
        open: t('catalogue.audience.open'),
        empty: t('catalogue.audience.noneFound'),
        loading: t('admin.loading'),
        error: t('catalogue.audience.searchFailed'),
      }}
    />
  );
}
