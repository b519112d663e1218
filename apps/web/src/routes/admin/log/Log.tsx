import { useQuery } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@vitrine/api/rules';
import { DateField } from '@vitrine/ui/components/DateField';
import { Select } from '@vitrine/ui/components/Select';
import { Grid } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { List } from '../list/List.tsx';
import { Screen } from '../list/Screen.tsx';
import { Search } from '../list/Search.tsx';
import { useListState, type ListState } from '../list/useListState.ts';
import { useStaffQueries } from '../useStaffQueries.ts';
import { useLogColumns } from './columns.tsx';

function Filters({ state }: { state: ListState }) {
  const t = useTranslate();
  const { get, filter } = state;
  const kinds = AUDIT_SUBJECTS.map((value) => ({ value, label: t(`admin.subject.${value}`) }));
  return (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 4 }} space="md" align="end">
      <Search label={t('admin.log.search')} state={state} />
      <Select
        label={t('admin.log.kind')}
        options={[{ value: 'all', label: t('admin.log.anyKind') }, ...kinds]}
        value={get('subject') ?? 'all'}
        onChange={(value) => filter({ subject: value === 'all' ? null : value })}
      />
      <DateField label={t('admin.log.from')} value={get('from') ?? ''} onChange={(from) => filter({ from })} />
      <DateField label={t('admin.log.to')} value={get('to') ?? ''} onChange={(to) => filter({ to })} />
    </Grid>
  );
}

/** /admin/log: every staff write, the newest first. */
export function Log() {
  const t = useTranslate();
  const queries = useStaffQueries();
  const state = useListState(['subject', 'from', 'to']);
  const { page, words, get } = state;
  const subject = AUDIT_SUBJECTS.find((known) => known === get('subject'));
  const list = useQuery(queries.log({ page, subject, search: words, from: get('from'), to: get('to') }));
  return (
    <Screen title={t('admin.area.log')} text={t('admin.log.text')}>
      <Filters state={state} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.log')}
        empty={t('admin.log.empty')}
        rowId={({ id }) => String(id)}
        columns={useLogColumns()}
      />
    </Screen>
  );
}
