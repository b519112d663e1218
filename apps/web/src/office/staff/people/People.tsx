import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import { Grid, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { useChosen } from '../../parts/list/many/useChosen.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState, type ListState } from '../../parts/list/useListState.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { ManyPeople } from './ManyPeople.tsx';

const roles = ['buyer', 'seller', 'staff'] as const;
const accesses = ['active', 'invited', 'pending', 'inactive'] as const;

function Filters({ state }: { state: ListState }) {
  const t = useTranslate();
  const { get, filter } = state;
  const any = { value: 'any', label: t('admin.people.any') };
  const change =
    (name: string) =>
    ({ value }: { value: string }) =>
      filter({ [name]: value === 'any' ? null : value });
  return (
    <Grid columns={{ mobile: 1, tablet: 3 }} space="md" align="end">
      <Search label={t('admin.people.search')} state={state} />
      <Select
        label={t('admin.person.role')}
        options={[any, ...roles.map((value) => ({ value, label: t(`admin.role.${value}`) }))]}
        value={get('role') ?? 'any'}
        onChange={change('role')}
      />
      <Select
        label={t('admin.person.access')}
        options={[any, ...accesses.map((value) => ({ value, label: t(`admin.access.${value}`) }))]}
        value={get('access') ?? 'any'}
        onChange={change('access')}
      />
    </Grid>
  );
}

/** /admin/people: everybody who signs in to the account (D-067). */
export function People() {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const state = useListState(['role', 'access']);
  const role = roles.find((known) => known === state.get('role'));
  const access = accesses.find((known) => known === state.get('access'));
  const list = useQuery(queries.people({ page: state.page, search: state.words, role, access }));
  const { chosen, selection, clear } = useChosen(list.data?.data ?? [], {
    all: t('admin.people.many.chooseAll'),
    row: ({ name }) => t('admin.people.many.choose', { name }),
  });
  return (
    <Screen
      title={t('admin.area.people')}
      actions={
        <Button variant="secondary" href={paths.admin('people/add')}>
          {t('admin.people.add')}
        </Button>
      }
    >
      <Filters state={state} />
      <ManyPeople people={chosen} onClear={clear} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.people')}
        empty={t('admin.people.none')}
        rowId={({ id }) => String(id)}
        selection={selection}
        columns={[
          {
            id: 'name',
            label: t('admin.person.name'),
            rowHeader: true,
            cell: ({ id, name }) => <TextLink href={paths.admin(`people/${id}`)}>{name}</TextLink>,
          },
          { id: 'email', label: t('admin.person.email'), cell: ({ email }) => email },
          { id: 'role', label: t('admin.person.role'), cell: (person) => t(`admin.role.${person.role}`) },
          { id: 'company', label: t('admin.person.company'), cell: ({ company }) => company?.name ?? '–' },
          {
            id: 'access',
            label: t('admin.person.access'),
            cell: ({ status, has_password }) =>
              t(`admin.access.${status === 'active' && !has_password ? 'invited' : status}`),
          },
        ]}
      />
    </Screen>
  );
}
