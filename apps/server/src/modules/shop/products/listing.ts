import type { CallData, contract } from '@vitrine/api';
import { safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { nameIn } from '../../../domain/names.ts';
import type { Scope } from '../../../domain/scope.ts';
import { cardFields, cardImages, cardJoins, toCard } from './cards.ts';
import type { StoredCard } from './cards.ts';
import type { Filters } from './filters.ts';
import { isByShelf, isOfMarket, pageOfMarket } from './market.ts';
import { options, selected } from './options.ts';
import type { ListingMeta } from './options.ts';
import { pageOfProducts } from './pageOfProducts.ts';
import { shelves } from './shelves.ts';
import { findSummary } from './summary.ts';
import type { Summary } from './summary.ts';

type Listing = CallData<typeof contract.products.list>;
export type Found = Pick<Listing, 'results' | 'meta'> & { count: number };

/** The look book is at an address that the brand gave. */
const withSafeLinks = ({ selected_collection: collection, ...meta }: Found['meta']): Found['meta'] => ({
  ...meta,
  selected_collection: collection && { ...collection, lookbook_url: safeLink(collection.lookbook_url) },
});

/** The cards of the common table expression `page`. */
const cards = (scope: Scope, { visibility }: Filters): Sql => sql`
  (select coalesce(json_agg(json_build_object(${cardFields(visibility, scope.language)}) order by page.place), '[]')
    from page join product p on p.id = page.id ${cardJoins}) as results`;

interface Read extends Summary {
  readonly results: StoredCard[];
}

/** A page of the whole marketplace. Its number of products and its options do not depend on the page. */
const readMarket = async (scope: Scope, filters: Filters): Promise<Read> => {
  const [summary, [found]] = await Promise.all([
    findSummary(scope, filters),
    scope.db.query<Pick<Read, 'results'>>(sql`with ${pageOfMarket(scope, filters)} select ${cards(scope, filters)}`),
  ]);
  return { ...summary, results: found?.results ?? [] };
};

type Kind = 'sellers' | 'collections';

/** Where one kind alone is chosen, the other options of that kind are those of the whole marketplace. */
const onlyKind = (filters: Filters): Kind | null => {
  const [brands, collections] = [filters.brands.length > 0, filters.collections.length > 0];
  if (!isByShelf(filters) || brands === collections) return null;
  return brands ? 'sellers' : 'collections';
};

const joined = <T extends { id: number }>(chosen: readonly T[], others: readonly T[]): T[] => {
  const ids = new Set(others.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !ids.has(id)), ...others];
};

const withOthers = (meta: ListingMeta, kind: Kind, others: ListingMeta): ListingMeta =>
  kind === 'sellers'
    ? { ...meta, sellers: joined(meta.sellers, others.sellers) }
    : { ...meta, collections: joined(meta.collections, others.collections) };

const readListing = async (scope: Scope, filters: Filters): Promise<Read> => {
  const kind = onlyKind(filters);
  const [[found], market] = await Promise.all([
    scope.db.query<Read>(sql`
      with ${shelves(scope, filters)}, ${pageOfProducts(filters)}
      select
        (select coalesce(sum(products), 0)::int from chosen) as count, ${cards(scope, filters)},
        json_build_object(${options(scope)}, ${selected(scope, filters)}) as meta`),
    kind && findSummary(scope, { ...filters, brands: [], collections: [] }),
  ]);
  if (!found) throw new Error('The listing gave no row, although it selects exactly one.');
  return kind && market ? { ...found, meta: withOthers(found.meta, kind, market.meta) } : found;
};

/** One page of products with the listing's filter options: at most two statements. */
export const findProducts = async (scope: Scope, filters: Filters): Promise<Found> => {
  const { results, meta, count } = await (isOfMarket(filters) ? readMarket : readListing)(scope, filters);
  return {
    results: results.map((card) => toCard(card, filters.pricelist, { limits: cardImages, nameOf: nameIn(scope) })),
    meta: withSafeLinks(meta),
    count,
  };
};
