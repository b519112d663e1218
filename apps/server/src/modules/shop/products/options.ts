import type { CallData, contract } from '@vitrine/api';
import { colourFamilies } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { collectionMeta } from './collectionMeta.ts';
import type { Filters } from './filters.ts';

export type ListingMeta = CallData<typeof contract.products.list>['meta'];

/** The only id of a filter, if it has exactly one. */
const single = (ids: readonly number[]): number | null => (ids.length === 1 ? (ids[0] ?? null) : null);

/** Nobody reads thousands of names in a filter: the first ones are offered, and what is chosen. */
const MOST_OPTIONS = 100;

/** Options of a kind are those that the other kinds' filters leave: choosing one brand does not hide the others. */
export const options = ({ account, language }: Scope): Sql => sql`
  'collections', (
    select coalesce(json_agg(json_build_object('id', c.id, 'name', localized(c.name, ${language})) order by c.brand_id, c.position, c.id), '[]')
    from (
      select c.*, s.of_collection from collection c join (
        select collection_id, of_collection from shelves where of_brand and of_category and of_segment group by 1, 2) s on s.collection_id = c.id
      order by s.of_collection desc, c.brand_id, c.position, c.id limit ${MOST_OPTIONS}) c),
  'segments', (
    select coalesce(json_agg(json_build_object('id', g.id, 'name', localized(g.name, ${language})) order by g.position, g.id), '[]')
    from segment g where g.account_id = ${account.id} and not g.is_hidden and g.id in (select segment_id from shelves where of_brand and of_collection and of_category)),
  'categories', (
    select coalesce(json_agg(json_build_object('id', k.id, 'name', localized(k.name, ${language})) order by k.position, localized(k.name, ${language}), k.id), '[]')
    from category k where not k.is_hidden and k.id in (select category_id from shelves where of_brand and of_collection and of_segment)),
  'sellers', (
    select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) order by b.search_name, b.id), '[]')
    from (
      select b.* from brand b join (
        select brand_id, of_brand from shelves where of_collection and of_category and of_segment group by 1, 2) s on s.brand_id = b.id
      order by s.of_brand desc, b.search_name, b.id limit ${MOST_OPTIONS}) b),
  'colors', (
    select coalesce(json_agg(family), '[]') from unnest(${colourFamilies}::text[]) family
    where exists (select from shelf_colour of join chosen on chosen.id = of.shelf_id where of.colour = family))`;

export const selected = (scope: Scope, filters: Filters): Sql => sql`
  'selected_segment', (
    select json_build_object('id', g.id, 'name', localized(g.name, ${scope.language}))
    from segment g where g.account_id = ${scope.account.id} and g.id = ${single(filters.segments)}::int),
  'selected_seller', (
    select json_build_object('id', b.id, 'name', b.name, 'slug', b.slug)
    from brand b where b.account_id = ${scope.account.id} and b.id = ${single(filters.brands)}::int and b.is_published),
  'selected_collection', ${collectionMeta(scope, filters.visibility, single(filters.collections))}`;
