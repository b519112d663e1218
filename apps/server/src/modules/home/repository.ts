import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { sized } from '../../db/json.ts';
import type { Scope } from '../../domain/scope.ts';

type HomeCollection = CallData<typeof contract.home.read>['collections'][number];

const shown = 12;
/** Few of each collection, so that several brands come first. */
const ofEachCollection = 2;

/** The newest open collections of published brands (R-353). */
export const findLatestCollections = ({ db, account, language }: Scope): Promise<HomeCollection[]> =>
  db.query(sql`
    select c.id, localized(c.name, ${language}) as name, ${sized(sql`c.list_image`, 300)} as list_image_thumbnail,
      json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as seller
    from collection c join brand b on b.id = c.brand_id
    where c.account_id = ${account.id} and c.is_active and b.is_published
    order by c.created_at desc, c.id desc limit ${shown}`);

/**
 * Products to look at (R-354): the first of open collections, those of brands that the member visited before the others, then the newest.
 * The work depends on the number of collections, not of products.
 */
export const findSuggestedIds = async ({ db, account, viewer }: Scope): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    with open as materialized (
      select c.id, visit.visited_at, c.created_at
      from collection c join brand b on b.id = c.brand_id
      left join brand_visit visit on visit.brand_id = b.id and visit.member_id = ${viewer?.memberId ?? null}::int
      where c.account_id = ${account.id} and c.is_active and b.is_published
      order by visit.visited_at desc nulls last, c.created_at desc, c.id desc limit ${shown}
    )
    select p.id from open cross join lateral (
      select p.id, row_number() over (order by p.position, p.id) as place from product p
      where p.collection_id = open.id and p.is_active order by p.position, p.id limit ${ofEachCollection}
    ) p
    order by p.place, open.visited_at desc nulls last, open.created_at desc, p.id limit ${shown}`);
  return rows.map(({ id }) => id);
};
