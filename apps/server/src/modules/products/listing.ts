import type { CallData, contract } from '@vitrine/api';
import { colourFamilies, safeLink } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { nameIn } from '../../domain/names.ts';
import type { Scope } from '../../domain/scope.ts';
import { cardFields, cardImages, cardJoins, toCard } from './cards.ts';
import type { StoredCard } from './cards.ts';
import { collectionMeta } from './collectionMeta.ts';
import type { Filters } from './filters.ts';
import { pageOfProducts } from './pageOfProducts.ts';
import { shelves } from './shelves.ts';

type Listing = CallData<typeof contract.products.list>;
export type Found = Pick<Listing, 'results' | 'meta'> & { count: number };

/** The only id of a filter, if it has exactly one. */
const single = (ids: readonly number[]): number | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** Options of a kind are those that the other kinds' filters leave: choosing one brand does not hide the others. */
const options = ({ account, language }: Scope): Sql => sql`
  'collections', (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', localized(c.name, ${language})) order by c.brand_id, c.position, c.id), '[]')
    from collection c where c.id in (select collection_id from shelves where of_brand and of_category and of_segment)),
  'segments', (
    select coalesce(json_agg(json_build_object('id', g.id, 'name', localized(g.name, ${language})) order by g.position, g.id), '[]')
    from segment g where g.account_id = ${account.id} and g.id in (select segment_id from shelves where of_brand and of_collection and of_category)),
  'categories', (
    select coalesce(json_agg(json_build_object('id', k.id, 'name', localized(k.name, ${language})) order by localized(k.name, ${language}), k.id), '[]')
    from category k where k.id in (select category_id from shelves where of_brand and of_collection and of_segment)),
  'sellers', (
    select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) order by b.search_name, b.id), '[]')
    from brand b where b.id in (select brand_id from shelves where of_collection and of_category and of_segment)),
  'colors', (
    select coalesce(json_agg(family), '[]') from unnest(${colourFamilies}::text[]) family
    where exists (select from shelf_colour of join chosen on chosen.id = of.shelf_id where of.colour = family))`;

const selected = (scope: Scope, filters: Filters): Sql => sql`
  'selected_segment', (
    select json_build_object('id', g.id, 'name', localized(g.name, ${scope.language}))
    from segment g where g.account_id = ${scope.account.id} and g.id = ${single(filters.segments)}::int),
  'selected_seller', (
    select json_build_object('id', b.id, 'name', b.name, 'slug', b.slug)
    from brand b where b.account_id = ${scope.account.id} and b.id = ${single(filters.brands)}::int and b.is_published),
  'selected_collection', ${collectionMeta(scope, filters.visibility, single(filters.collections))}`;

/** The look book is at an address that the brand gave. */
const withSafeLinks = ({ selected_collection: collection, ...meta }: Found['meta']): Found['meta'] => ({
  ...meta,
  selected_collection: collection && { ...collection, lookbook_url: safeLink(collection.lookbook_url) },
});

/** One page of products with the listing's filter options: one statement. */
export const findProducts = async (scope: Scope, filters: Filters): Promise<Found> => {
  const [found] = await scope.db.query<Omit<Found, 'results'> & { results: StoredCard[] }>(sql`
    with ${shelves(scope, filters)}, ${pageOfProducts(filters)}
    select
      (select coalesce(sum(products), 0)::int from chosen) as count,
      (select coalesce(json_agg(json_build_object(${cardFields(filters.visibility, scope.language)}) order by page.place), '[]')
        from page join product p on p.id = page.id ${cardJoins}) as results,
      json_build_object(${options(scope)}, ${selected(scope, filters)}) as meta`);
  if (!found) throw new Error('The listing gave no row, although it selects exactly one.');
  const { results, meta, count } = found;
  return {
    results: results.map((card) => toCard(card, filters.pricelist, { limits: cardImages, nameOf: nameIn(scope) })),
    meta: withSafeLinks(meta),
    count,
  };
};
