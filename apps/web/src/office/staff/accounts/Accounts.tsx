import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { staffQueries } from '../../parts/queries/staff.ts';

/** /admin/accounts: the marketplaces of the installation, for the staff who run it (D-067, D-114). */
export function Accounts() {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const state = useListState([]);
  const list = useQuery(queries.accounts({ page: state.page, search: state.words }));
  return (
    <Screen
      title={t('admin.area.accounts')}
      text={t('admin.accounts.text')}
      actions={
        <Button variant="secondary" href={paths.admin('accounts/add')}>
          {t('admin.accounts.add')}
        </Button>
      }
    >
      <Search label={t('admin.accounts.search')} state={state} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.accounts')}
        empty={t('admin.accounts.none')}
        rowId={({ hash }) => hash}
        columns={[
          {
            id: 'name',
            label: t('admin.accounts.name'),
            rowHeader: true,
            cell: ({ name, url }) => (url ? <TextLink href={url}>{name}</TextLink> : name),
          },
          { id: 'hash', label: t('admin.accounts.hash'), cell: ({ hash }) => hash },
          {
            id: 'hosts',
            label: t('admin.accounts.hosts'),
            cell: ({ hosts }) =>
              hosts.length === 0 ? (
                '–'
              ) : (
                <Stack space="none">
                  {hosts.map((host) => (
                    <span key={host}>{host}</span>
                  ))}
                </Stack>
              ),
          },
          {
            id: 'staff',
            label: t('admin.accounts.staff'),
            cell: ({ staff, invited }) => t('admin.accounts.people', { staff, invited }),
          },
          { id: 'brands', label: t('admin.accounts.brands'), align: 'end', cell: ({ brands }) => brands },
          {
            id: 'since',
            label: t('admin.accounts.since'),
            cell: ({ created_at }) => <DateText value={created_at} />,
          },
        ]}
      />
    </Screen>
  );
}
