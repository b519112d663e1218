import sql from 'sql-template-tag';
import { Refusal } from '../../../../domain/refusal.ts';
import type { Scope } from '../../../../domain/scope.ts';
import type { Entry, List } from './types.ts';
import { t } from './words.ts';

interface Use {
  name: string;
  brands: number;
  products: number;
}

/** Entries that are not in the list any more, held until the transaction ends, so that nothing begins to use them. */
const holdRemoved = async ({ db, account }: Scope, list: List, kept: readonly string[]): Promise<number[]> => {
  const table = list === 'segments' ? sql`segment` : sql`category`;
  const rows = await db.query<{ id: number }>(sql`
    select id from ${table} where account_id = ${account.id} and not (slug = any(${kept}::text[])) order by id for update`);
  return rows.map(({ id }) => id);
};

const useOfSegments = sql`
  (select count(*)::int from brand_segment link where link.account_id = o.account_id and link.segment_id = o.id) as brands,
  (select count(*)::int from product p where p.account_id = o.account_id and p.segment_id = o.id) as products from segment o`;
const useOfCategories = sql`
  (select count(*)::int from brand_category link where link.category_id = o.id) as brands,
  (select count(*)::int from product p where p.account_id = o.account_id and p.category_id = o.id) as products from category o`;

/** Refuses a list that leaves out what brands or products have, archived products too. */
export const requireUnused = async (tx: Scope, list: List, entries: readonly Entry[]): Promise<void> => {
  const removed = await holdRemoved(
    tx,
    list,
    entries.map(({ slug }) => slug),
  );
  if (removed.length === 0) return;
  const { db, account, language } = tx;
  const uses = await db.query<Use>(sql`
    select localized(o.name, ${language}) as name, ${list === 'segments' ? useOfSegments : useOfCategories}
    where o.account_id = ${account.id} and o.id = any(${removed}::int[]) order by o.id`);
  const used = uses.find(({ brands, products }) => brands + products > 0);
  if (used) throw new Refusal(409, t(language, 'inUse', { ...used }));
};
