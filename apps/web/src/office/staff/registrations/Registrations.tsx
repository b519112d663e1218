import { useQuery } from '@tanstack/react-query';
import type { QueuedRetailer } from '@vitrine/api/client';
import { RETAILER_VIEWS } from '@vitrine/api/rules';
import { DateText } from '@vitrine/ui/components/DateText';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Inline, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { useCountries } from '../../parts/useCountries.ts';
import { staffQueries } from '../../parts/queries/staff.ts';
import { ApproveChosen } from './ApproveChosen.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const useColumns = (): TableColumn<QueuedRetailer>[] => {
  const t = useTranslate();
  const countries = useCountries();
  return [
    {
      id: 'name',
      label: t('admin.registrations.retailer'),
      rowHeader: true,
      cell: ({ id, name }) => <TextLink href={paths.admin(`registrations/${id}`)}>{name}</TextLink>,
    },
    { id: 'status', label: t('admin.registrations.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    {
      id: 'person',
      label: t('admin.registrations.person'),
      cell: ({ person }) => (person ? `${person.name}, ${person.email}` : '–'),
    },
    {
      id: 'locations',
      label: t('admin.registrations.locations'),
      cell: ({ locations }) => countries(locations) || '–',
    },
    {
      id: 'since',
      label: t('admin.registrations.since'),
      cell: ({ created_at }) => <DateText value={created_at} form="medium" />,
    },
  ];
};

/** /admin/registrations: the queue of retailers (D-050). Those that wait come first, in the order of arrival. */
export function Registrations() {
  const t = useTranslate();
  const queries = useQueriesOf(staffQueries);
  const state = useListState();
  const [chosen, setChosen] = useState<string[]>([]);
  const view = RETAILER_VIEWS.find((known) => known === state.get('view')) ?? 'waiting';
  const list = useQuery(queries.retailers({ page: state.page, view, search: state.words }));
  const rows = list.data?.data ?? [];
  const meta = list.data?.meta;
  const others = RETAILER_VIEWS.filter((other) => other !== view && (meta?.[other] ?? 0) > 0).map((other) =>
    t('admin.registrations.inView', { view: t(`admin.view.${other}`), count: meta?.[other] ?? 0 }),
  );
  return (
    <Screen title={t('admin.area.registrations')} text={t('admin.registrations.text')}>
      <Inline space="md" align="end">
        <FilterTabs
          label={t('admin.registrations.views')}
          value={view}
          onChange={({ value }) => {
            setChosen([]);
            state.filter({ view: value === 'waiting' ? null : value });
          }}
          options={RETAILER_VIEWS.map((value) => ({
            value,
            label: t(`admin.view.${value}`),
            count: meta?.[value],
          }))}
        />
        <Search label={t('admin.registrations.search')} state={state} />
      </Inline>
      {view !== 'approved' && (
        <ApproveChosen retailers={rows.filter(({ id }) => chosen.includes(String(id)))} onDone={() => setChosen([])} />
      )}
      <List
        list={list}
        state={state}
        caption={t('admin.area.registrations')}
        empty={t(`admin.registrations.empty.${view}`)}
        hint={others.length > 0 ? t('admin.registrations.elsewhere', { views: others.join(', ') }) : undefined}
        rowId={({ id }) => String(id)}
        columns={useColumns()}
        selection={
          view === 'approved'
            ? undefined
            : {
                selected: chosen,
                onChange: ({ ids }) => setChosen(ids),
                labels: {
                  all: t('admin.registrations.chooseAll'),
                  row: ({ name }) => t('admin.registrations.choose', { name }),
                },
              }
        }
      />
    </Screen>
  );
}
