import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { nameInSql } from '../../../domain/names.ts';
import type { MemberScope, Scope } from '../../../domain/scope.ts';
import { findCards } from './cardsById.ts';
import { priceVisibilityOf } from './priceVisibility.ts';

type Compared = CallData<typeof contract.products.compare>['data'][number];
type Beside = Pick<Compared, 'id' | 'available_sizes' | 'windows'>;

/** What a comparison says beyond the cards. A size can be had if one variation has stock of it. */
const findBeside = (scope: Scope, ids: readonly number[]): Promise<Beside[]> => {
  const { db, account, language } = scope;
  return db.query(sql`
    select p.id,
      (select coalesce(json_agg(${nameInSql(scope, sql`z.name`)} order by z.position, z.id), '[]') from product_size ps join size z on z.id = ps.size_id
       where ps.product_id = p.id and exists (
         select from variation v join stock on stock.variation_id = v.id and stock.size_id = z.id
         where v.product_id = p.id and (stock.quantity is null or stock.quantity > 0))) as available_sizes,
      json_build_object(
        'order_window_end', c.order_window_end,
        'production_window_start', c.production_window_start,
        'production_window_end', c.production_window_end,
        'delivery_msg', nullif(localized(c.delivery_msg, ${language}), '')) as windows
    from product p join collection c on c.id = p.collection_id
    where p.account_id = ${account.id} and p.id = any(${ids}::int[])`);
};

/** Products side by side, in the order of their ids; those that are not on show are left out. */
export const compareProducts = async (scope: MemberScope, ids: readonly number[]): Promise<Compared[]> => {
  const [cards, beside] = await Promise.all([
    findCards(scope, priceVisibilityOf(scope.viewer), ids),
    findBeside(scope, ids),
  ]);
  const facts = new Map(beside.map((row) => [row.id, row]));
  return cards.flatMap((card) => {
    const own = facts.get(card.id);
    return own ? { ...card, available_sizes: own.available_sizes, windows: own.windows } : [];
  });
};
