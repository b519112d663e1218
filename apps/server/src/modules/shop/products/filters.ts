import { colourFamilies, orderingFor, pageSizes, parseIds, parsePricelist } from '@vitrine/api/rules';
import type { Ordering } from '@vitrine/api/rules';
import type { contract } from '@vitrine/api';
import type { z } from 'zod';
import { seesAnyPrice } from './priceVisibility.ts';
import type { PriceVisibility } from './priceVisibility.ts';

/** What a listing asks for (E-28). An empty list of ids does not narrow. */
export interface Filters {
  readonly brands: readonly number[];
  readonly collections: readonly number[];
  readonly categories: readonly number[];
  readonly segments: readonly number[];
  readonly tags: readonly string[];
  readonly search: string;
  readonly colours: readonly string[];
  readonly pricelist: number | null;
  /** Which prices and price lists the viewer may know. */
  readonly visibility: PriceVisibility;
  readonly ordering: Ordering;
  readonly page: number;
  readonly pageSize: number;
}

type Query = z.output<(typeof contract.products.list)['query']>;

const entriesOf = (value = ''): string[] => [
  ...new Set(
    value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Kinds narrow together, values of one kind widen. Anyone who sees no price cannot sort by it either. */
export const filtersOf = (query: Query, visibility: PriceVisibility): Filters => ({
  brands: parseIds(query.sellers),
  collections: parseIds(query.collections),
  categories: parseIds(query.categories),
  segments: parseIds(query.segments),
  tags: entriesOf(query.tags),
  search: query.search?.trim() ?? '',
  colours: colourFamilies.filter((family) => entriesOf(query.colors).includes(family)),
  pricelist: parsePricelist(query.pricelist),
  visibility,
  ordering: orderingFor(query.ordering, seesAnyPrice(visibility)),
  page: query.page,
  pageSize: query.create_my_own_list === 'true' ? (query.limit ?? pageSizes.lineSheet) : pageSizes.products,
});

/** These narrow by product, not by shelf: the products are read. */
export const narrowsProducts = ({ tags, search, colours }: Filters): boolean =>
  tags.length > 0 || search !== '' || colours.length > 0;
