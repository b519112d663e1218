import { useQuery } from '@tanstack/react-query';
import type { BrandCollectionRow } from '@vitrine/api/client';
import { COLLECTION_VIEWS } from '@vitrine/api/rules';
import { Avatar } from '@vitrine/ui/components/Avatar';
import { Button } from '@vitrine/ui/components/Button';
import { DateText } from '@vitrine/ui/components/DateText';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Grid, Inline, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { useChosen } from '../../parts/list/many/useChosen.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { ManyCollections } from './ManyCollections.tsx';

const useColumns = (): TableColumn<BrandCollectionRow>[] => {
  const t = useTranslate();
  return [
    {
      id: 'name',
      label: t('office.collection.field.name'),
      rowHeader: true,
      cell: ({ id, name, picture }) => (
        <Inline space="sm" align="center" wrap={false}>
          <Avatar name={name} src={picture} shape="square" decorative />
          <TextLink href={paths.admin(`brand/collections/${id}`)}>{name}</TextLink>
        </Inline>
      ),
    },
    { id: 'season', label: t('office.collection.field.season'), cell: ({ season }) => season || '–' },
    {
      id: 'deadline',
      label: t('office.collection.field.order_window_end'),
      cell: ({ order_window_end: day }) => (day ? <DateText value={day} form="medium" /> : '–'),
    },
    { id: 'products', label: t('office.collections.products'), align: 'end', cell: ({ products }) => products },
  ];
};

/** /admin/brand/collections: the brand's collections in its order (D-049). */
export function Collections() {
  const t = useTranslate();
  const queries = useQueriesOf(brandOfficeQueries);
  const state = useListState();
  const view = COLLECTION_VIEWS.find((known) => known === state.get('view')) ?? 'active';
  const list = useQuery(queries.collections({ page: state.page, view, search: state.words }));
  const { chosen, selection, clear } = useChosen(
    list.data?.data ?? [],
    {
      all: t('office.collections.many.chooseAll'),
      row: ({ name }) => t('office.collections.many.choose', { name }),
    },
    useMay()('owner'),
  );
  return (
    <Screen
      title={t('admin.area.collections')}
      needs="owner"
      actions={<Button href={paths.admin('brand/collections/add')}>{t('office.collections.add')}</Button>}
    >
      <Grid columns={{ mobile: 1, desktop: 2 }} space="md" align="end">
        <FilterTabs
          label={t('office.collections.views')}
          value={view}
          onChange={({ value }) => state.filter({ view: value === 'active' ? null : value })}
          options={COLLECTION_VIEWS.map((value) => ({
            value,
            label: t(`office.collections.${value}`),
            count: list.data?.meta[value],
          }))}
        />
        <Search label={t('office.collections.search')} state={state} />
      </Grid>
      <ManyCollections collections={chosen} view={view} onClear={clear} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.collections')}
        empty={t(`office.collections.none.${view}`)}
        rowId={({ id }) => String(id)}
        columns={useColumns()}
        selection={selection}
      />
    </Screen>
  );
}
