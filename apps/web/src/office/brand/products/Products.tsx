import { useQuery } from '@tanstack/react-query';
import type { BrandProductRow } from '@vitrine/api/client';
import { FilterTabs } from '@vitrine/ui/commerce/relationship/FilterTabs';
import { Avatar } from '@vitrine/ui/components/Avatar';
import { Button } from '@vitrine/ui/components/Button';
import { Select } from '@vitrine/ui/components/Select';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { Grid, Inline, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../shared/config/paths.ts';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useMoney } from '../../../shared/connected/useMoney.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { List } from '../../parts/list/List.tsx';
import { useChosen } from '../../parts/list/many/useChosen.ts';
import { Screen } from '../../parts/list/Screen.tsx';
import { Search } from '../../parts/list/Search.tsx';
import { useListState } from '../../parts/list/useListState.ts';
import { catalogueQueries } from '../../parts/queries/catalogue.ts';
import { useCollectionNames } from './Fields.tsx';
import { ManyProducts } from './ManyProducts.tsx';

const views = ['active', 'archived'] as const;

const useColumns = (): TableColumn<BrandProductRow>[] => {
  const t = useTranslate();
  const money = useMoney('price');
  return [
    {
      id: 'name',
      label: t('catalogue.product.product'),
      rowHeader: true,
      cell: ({ id, name, picture }) => (
        <Inline space="sm" align="center">
          <Avatar name={name} src={picture ?? undefined} />
          <TextLink href={paths.admin(`brand/products/${id}`)}>{name}</TextLink>
        </Inline>
      ),
    },
    { id: 'reference', label: t('catalogue.product.reference'), cell: ({ reference_code }) => reference_code },
    { id: 'collection', label: t('catalogue.product.collection'), cell: ({ collection }) => collection.name },
    { id: 'colours', label: t('catalogue.product.colours'), align: 'end', cell: ({ colours }) => colours },
    { id: 'sizes', label: t('catalogue.product.sizes'), align: 'end', cell: ({ sizes }) => sizes },
    {
      id: 'price',
      label: t('catalogue.product.wholesale'),
      align: 'end',
      cell: ({ price }) => (price ? money(price.amount, price.currency) : t('catalogue.product.noPrice')),
    },
  ];
};

/** /admin/brand/products: the brand's products, in the shop or archived (D-048). */
export function Products() {
  const t = useTranslate();
  const queries = useQueriesOf(catalogueQueries);
  const state = useListState(['collection']);
  const view = views.find((known) => known === state.get('view')) ?? 'active';
  const collection = Number(state.get('collection')) || undefined;
  const list = useQuery(queries.products({ page: state.page, view, collection, search: state.words }));
  const { data: choices } = useQuery(queries.choices());
  const { chosen, selection, clear } = useChosen(
    list.data?.data ?? [],
    {
      all: t('catalogue.many.chooseAll'),
      row: ({ name, reference_code }) => t('catalogue.many.choose', { name: `${reference_code} ${name}`.trim() }),
    },
    useMay()('owner'),
  );
  const collections = useCollectionNames(choices?.collections).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  return (
    <Screen
      needs="owner"
      title={t('admin.area.products')}
      text={t('catalogue.products.text')}
      links={
        <>
          <Button variant="secondary" href={paths.admin('brand/products/table')}>
            {t('catalogue.grid.link')}
          </Button>
          <Button variant="secondary" href={paths.admin('brand/products/spreadsheet')}>
            {t('catalogue.sheet.title')}
          </Button>
        </>
      }
      actions={
        <>
          <Button variant="secondary" href={paths.admin('brand/products/pictures')}>
            {t('catalogue.drop.title')}
          </Button>
          <Button href={paths.admin('brand/products/add')}>{t('catalogue.products.add')}</Button>
        </>
      }
    >
      <FilterTabs
        label={t('catalogue.products.views')}
        value={view}
        onChange={({ value }) => state.filter({ view: value === 'active' ? null : value })}
        options={views.map((value) => ({ value, label: t(`catalogue.products.${value}`) }))}
      />
      <Grid columns={{ mobile: 1, tablet: 2 }} space="md" align="end">
        <Search label={t('catalogue.products.search')} state={state} />
        <Select
          label={t('catalogue.product.collection')}
          options={[{ value: 'all', label: t('catalogue.products.anyCollection') }, ...collections]}
          value={collection ? String(collection) : 'all'}
          onChange={({ value }) => state.filter({ collection: value === 'all' ? null : value })}
        />
      </Grid>
      <ManyProducts products={chosen} collections={collections} isArchived={view === 'archived'} onDone={clear} />
      <List
        list={list}
        state={state}
        caption={t('admin.area.products')}
        empty={t('catalogue.products.none')}
        rowId={({ id }) => String(id)}
        columns={useColumns()}
        selection={selection}
      />
    </Screen>
  );
}
