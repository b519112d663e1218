import type { UseQueryResult } from '@tanstack/react-query';
import type { AuditEntry } from '@vitrine/api/client';
import type { AuditSubject } from '@vitrine/api/rules';
import { DateField } from '@vitrine/ui/components/DateField';
import { Select } from '@vitrine/ui/components/Select';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { LogQuery } from '../queries/staff.ts';
import { List } from '../list/List.tsx';
import { Screen } from '../list/Screen.tsx';
import { Search } from '../list/Search.tsx';
import { useListState, type ListState } from '../list/useListState.ts';
import { useLogColumns } from './columns.tsx';

interface FiltersProps {
  state: ListState;
  subjects: readonly AuditSubject[];
}

function Filters({ state, subjects }: FiltersProps) {
  const t = useTranslate();
  const { get, filter } = state;
  const kinds = subjects.map((value) => ({ value, label: t(`admin.subject.${value}`) }));
  return (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space="md" align="end">
      <Search label={t('admin.log.search')} state={state} />
      <Select
        label={t('admin.log.kind')}
        options={[{ value: 'all', label: t('admin.log.anyKind') }, ...kinds]}
        value={get('subject') ?? 'all'}
        onChange={({ value }) => filter({ subject: value === 'all' ? null : value })}
      />
      <DateField
        label={t('admin.log.from')}
        value={get('from') ?? ''}
        onChange={({ value: from }) => filter({ from })}
      />
      <DateField label={t('admin.log.to')} value={get('to') ?? ''} onChange={({ value: to }) => filter({ to })} />
    </Grid>
  );
}

interface LogScreenProps {
  /** Who reads: an entry leads to their own screens. */
  reader: 'staff' | 'brand';
  title: string;
  text: string;
  /** The kinds of things to choose from. */
  subjects: readonly AuditSubject[];
  useEntries: (query: LogQuery) => UseQueryResult<{ data: AuditEntry[]; meta: { total: number } }>;
}

/** Entries of the audit log, the newest first. */
export function LogScreen({ reader, title, text, subjects, useEntries }: LogScreenProps) {
  const t = useTranslate();
  const state = useListState(['subject', 'from', 'to']);
  const { page, words, get } = state;
  const subject = subjects.find((known) => known === get('subject'));
  const list = useEntries({ page, subject, search: words, from: get('from'), to: get('to') });
  return (
    <Screen title={title} text={text}>
      <Filters state={state} subjects={subjects} />
      <List
        list={list}
        state={state}
        caption={title}
        empty={t('admin.log.empty')}
        rowId={({ id }) => String(id)}
        columns={useLogColumns(reader)}
      />
    </Screen>
  );
}
