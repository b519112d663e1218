import { SearchField } from '@vitrine/ui/components/SearchField';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { ListState } from './useListState.ts';

/** Part of a name or an e-mail address. */
export function Search({ label, state: { field, filter } }: { label: string; state: ListState }) {
  const t = useTranslate();
  return (
    <SearchField
      label={label}
      caps={false}
      clear={t('admin.list.emptySearch')}
      value={field.text}
      onChange={({ value }) => field.setText(value)}
      onSubmit={({ value }) => filter({ search: value.trim() })}
    />
  );
}
