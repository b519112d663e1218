import { productLimits } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import { findCards } from './cardsById.ts';
import type { Card } from './cards.ts';
import { priceVisibilityOf } from './priceVisibility.ts';

/** The one that is looked at now and those before it. */
const shown = productLimits.recent + 1;
const kept = 500;

/** Remembers that the member looked at a product, for the brand's report too; all but the last five hundred are forgotten. */
export const recordProductVisit = (scope: MemberScope, product: number): Promise<void> =>
  inTransaction(scope, async ({ db, account, viewer }) => {
    const seen = await db.query(sql`
      insert into product_visit (account_id, member_id, product_id)
      select p.account_id, ${viewer.memberId}, p.id
      from product p join collection c on c.id = p.collection_id join brand b on b.id = p.brand_id
      where p.id = ${product} and p.account_id = ${account.id} and p.is_active and c.is_active and b.is_published
      on conflict (member_id, product_id) do update set visited_at = now() returning product_id`);
    if (seen.length === 0) throw notFound();
    await db.query(sql`
      delete from product_visit where account_id = ${account.id} and member_id = ${viewer.memberId} and product_id in (
        select product_id from product_visit where account_id = ${account.id} and member_id = ${viewer.memberId}
        order by visited_at desc, product_id desc offset ${kept})`);
  });

/** What the member looked at last, newest first. */
export const findRecentProducts = async (scope: MemberScope): Promise<Card[]> => {
  const { db, account, viewer } = scope;
  const rows = await db.query<{ id: number }>(sql`
    select product_id as id from product_visit where account_id = ${account.id} and member_id = ${viewer.memberId}
    order by visited_at desc, product_id desc limit ${shown}`);
  const ids = rows.map(({ id }) => id);
  return findCards(scope, priceVisibilityOf(viewer), ids);
};
