import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { sized } from '../../../db/json.ts';
import { limitTo } from '../../../db/limit.ts';
import type { Scope } from '../../../domain/scope.ts';

type HomeCollection = CallData<typeof contract.home.read>['collections'][number];

const shown = 12;
/** Few of each collection, so that several brands come first. */
const ofEachCollection = 2;

/** The newest open collections of published brands that have something to order (R-353). */
export const findLatestCollections = ({ db, account, language }: Scope): Promise<HomeCollection[]> =>
  db.query(sql`
    select c.id, localized(c.name, ${language}) as name, ${sized(sql`c.list_image`, 300)} as list_image_thumbnail,
      json_build_object('id', b.id, 'name', b.name, 'slug', b.slug) as seller
    from collection c join brand b on b.id = c.brand_id
    where c.account_id = ${account.id} and c.is_active and b.is_published
      and exists (select 1 from product p where p.collection_id = c.id and p.is_active)
    order by c.created_at desc, c.id desc ${limitTo(shown)}`);

/**
 * Products to look at (R-354): the first of open collections, those of brands that the member visited before the others, then the newest.
 * Each part reads its first collections from an index.
 */
export const findSuggestedIds = async ({ db, account, viewer }: Scope): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    with visited as materialized (select brand_id, visited_at from brand_visit where member_id = ${viewer?.memberId ?? null}::int),
    candidate as (
      (select c.id, visited.visited_at, c.created_at
        from visited join brand b on b.id = visited.brand_id join collection c on c.brand_id = b.id
        where c.account_id = ${account.id} and c.is_active and b.is_published
        order by visited.visited_at desc, c.created_at desc, c.id desc ${limitTo(shown)})
      union all
      (select c.id, null, c.created_at
        from collection c join brand b on b.id = c.brand_id
        where c.account_id = ${account.id} and c.is_active and b.is_published and b.id not in (select brand_id from visited)
        order by c.created_at desc, c.id desc ${limitTo(shown)})
    ),
    open as materialized (select * from candidate order by visited_at desc nulls last, created_at desc, id desc ${limitTo(shown)})
    select p.id from open cross join lateral (
      select p.id, row_number() over (order by p.position, p.id) as place from product p
      where p.collection_id = open.id and p.is_active order by p.position, p.id ${limitTo(ofEachCollection)}
    ) p
    order by p.place, open.visited_at desc nulls last, open.created_at desc, p.id ${limitTo(shown)}`);
  return rows.map(({ id }) => id);
};
