import { orderingFor, pageSizes, parseIds, parsePricelist } from '@vitrine/api/rules';
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
  readonly pricelist: number | null;
  readonly ordering: Ordering;
  readonly page: number;
  readonly pageSize: number;
}

type Query = z.output<(typeof contract.products.list)['query']>;

const tagsOf = (value = ''): string[] => [
  ...new Set(
    value
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Kinds narrow together, values of one kind widen. Whoever sees no price cannot sort by it either. */
export const filtersOf = (query: Query, visibility: PriceVisibility): Filters => ({
  brands: parseIds(query.sellers),
  collections: parseIds(query.collections),
  categories: parseIds(query.categories),
  segments: parseIds(query.segments),
  tags: tagsOf(query.tags),
  pricelist: parsePricelist(query.pricelist),
  ordering: orderingFor(query.ordering, seesAnyPrice(visibility)),
  page: query.page,
  pageSize: query.create_my_own_list === 'true' ? (query.limit ?? pageSizes.lineSheet) : pageSizes.products,
});
