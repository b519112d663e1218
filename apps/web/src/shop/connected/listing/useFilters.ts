import { parseIds } from '@vitrine/api/rules';
import type { FilterPanelProps } from '@vitrine/ui/commerce/catalogue/FilterPanel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { filterPanelLabels } from '../../../shared/mappers/labels/product.ts';
import type { WireListing } from '../../../shared/mappers/wire.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { Listing } from './useListing.ts';

type Filters = FilterPanelProps['filters'];

const options = (entries: readonly { id: number; name: string }[]) =>
  entries.map(({ id, name }) => ({ id: String(id), label: name }));

/**
 * In a collection the line sheets are those of its brand, one at a time. Elsewhere they are those of the chosen brand: brands give their
 * line sheets the same names, so of several brands only those in the address are listed.
 */
const useLineSheets = ({ meta }: WireListing, { collection, search }: Listing): Omit<Filters[number], 'label'> => {
  const { queries } = useServices();
  const { data: ofBrand = [] } = useQuery({
    ...queries.brands.collections(collection?.brand ?? ''),
    enabled: collection !== null,
  });
  if (collection) return { id: 'collection', options: options(ofBrand), value: [String(collection.id)], single: true };
  const asked = parseIds(search.get('collections'));
  const listed = meta.selected_seller ? meta.collections : meta.collections.filter(({ id }) => asked.includes(id));
  return { id: 'collections', options: options(listed), value: asked.map(String) };
};

/** Price lists belong to a brand: of several brands there is no list to choose (R-235, D-101). */
const pricelistsOf = ({ meta, results }: WireListing): { id: number; name: string }[] => {
  if (meta.selected_collection) return meta.selected_collection.pricelists;
  if (!meta.selected_seller) return [];
  const lists = results.flatMap(({ pricelists }) => pricelists.map(({ pricelist }) => pricelist));
  return [...new Map(lists.map((list) => [list.id, list])).values()];
};

/** Segments, subcategories, brands, line sheets, and price lists. */
export function useFilters(data: WireListing, state: Listing): FilterPanelProps {
  const intl = useIntl();
  const t = useTranslate();
  const navigate = useNavigate();
  const { meta, pagination } = data;
  const { search } = state;
  const brand = meta.selected_collection?.seller ?? meta.selected_seller;
  const lineSheets = useLineSheets(data, state);
  const ofAddress = (id: string, entries: readonly { id: number; name: string }[]) => ({
    id,
    options: options(entries),
    value: parseIds(search.get(id)).map(String),
  });
  const filters: Filters = [
    { ...ofAddress('segments', meta.segments), label: t('product.filters.segments') },
    { ...ofAddress('categories', meta.categories), label: t('product.filters.categories') },
    { ...ofAddress('sellers', meta.sellers), label: t('product.filters.brands') },
    {
      id: 'colors',
      label: t('product.filters.colours'),
      options: (meta.colors ?? []).map((family) => ({ id: family, label: t(`product.colour.${family}`) })),
      value: search.get('colors')?.split(',') ?? [],
    },
    { ...lineSheets, label: t('product.filters.lineSheets') },
    {
      id: 'pricelist',
      label: t('product.filters.pricelist'),
      options: options(pricelistsOf(data)),
      value: state.pricelist ? [String(state.pricelist)] : [],
      single: true,
    },
  ];
  const change = ({ filter, ids }: { filter: string; ids: string[] }): void => {
    const first = ids[0];
    if (filter === 'pricelist' && first) state.choosePricelist(first);
    else if (filter === 'collection' && first && brand) void navigate(paths.collection(brand.slug, Number(first)));
    else state.narrow({ [filter]: ids.join(',') });
  };
  const cleared = { segments: null, categories: null, tags: null, sellers: null, search: null, colors: null };
  return {
    filters: filters.filter(({ options: choices }) => choices.length > 0),
    onChange: change,
    onClear: () => state.narrow(state.collection ? cleared : { ...cleared, collections: null, pricelist: null }),
    brand: brand
      ? { label: t('product.filters.brandPage', { brand: brand.name }), href: paths.brand(brand.slug) }
      : undefined,
    labels: filterPanelLabels(intl, pagination.count),
  };
}
