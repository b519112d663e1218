import { parseIds } from '@vitrine/api/rules';
import type { FilterPanelProps } from '@vitrine/ui/commerce/catalogue/FilterPanel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { Listing } from '../../connected/listing/useListing.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { filterPanelLabels } from '../../mappers/labels/product.ts';
import type { WireListing } from '../../mappers/wire.ts';
import { useServices } from '../../queries/services.ts';

const options = (entries: readonly { id: number; name: string }[]) =>
  entries.map(({ id, name }) => ({ id: String(id), label: name }));

/** Segments, subcategories, the brand's line sheets, and price lists (R-231, R-232, R-234…R-237). */
export function useFilters(data: WireListing, state: Listing): FilterPanelProps {
  const intl = useIntl();
  const t = useTranslate();
  const navigate = useNavigate();
  const { slug = '' } = useParams();
  const { queries } = useServices();
  const { data: lineSheets = [] } = useQuery(queries.brands.collections(slug));
  const { meta, pagination } = data;
  const { selected_collection: collection, selected_seller: seller } = meta;
  const chosen = (name: string) => parseIds(state.search.get(name)).map(String);
  const filters: FilterPanelProps['filters'] = [
    {
      id: 'segments',
      label: t('product.filters.segments'),
      options: options(meta.segments),
      value: chosen('segments'),
    },
    {
      id: 'categories',
      label: t('product.filters.categories'),
      options: options(meta.categories),
      value: chosen('categories'),
    },
    {
      id: 'collection',
      label: t('product.filters.lineSheets'),
      options: options(lineSheets),
      value: collection ? [String(collection.id)] : [],
      single: true,
    },
    {
      id: 'pricelist',
      label: t('product.filters.pricelist'),
      options: options(collection?.pricelists ?? []),
      value: state.pricelist ? [String(state.pricelist)] : [],
      single: true,
    },
  ];
  const change = ({ filter, ids }: { filter: string; ids: string[] }): void => {
    const first = ids[0];
    if (filter === 'pricelist' && first) state.choosePricelist(first);
    else if (filter === 'collection' && first && seller) void navigate(paths.collection(seller.slug, Number(first)));
    else state.narrow({ [filter]: ids.join(',') });
  };
  return {
    filters: filters.filter(({ options: choices }) => choices.length > 0),
    onChange: change,
    onClear: () => state.narrow({ segments: null, categories: null, tags: null }),
    brand: seller
      ? { label: t('product.filters.brandPage', { brand: seller.name }), href: paths.brand(seller.slug) }
      : undefined,
    labels: filterPanelLabels(intl, pagination.count),
  };
}
