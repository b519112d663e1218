import sql from 'sql-template-tag';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { Signals } from '../../../platform/signals.ts';

const findVersions = (scope: BuyerScope): Promise<{ id: number; version: number }[]> =>
  scope.db.query(sql`
    select id, version from cart
    where account_id = ${scope.account.id} and retailer_id = ${scope.viewer.retailerId} and status = 'o'
    order by id desc`);

/** The open carts with their versions, at once and whenever one of them changes. The table announces its changes itself. */
export async function* followCarts(scope: BuyerScope, signals: Signals, signal: AbortSignal) {
  const changes = await signals.subscribe(`carts:${scope.viewer.retailerId}`, signal);
  const state = async () => ({ event: 'changed' as const, data: { carts: await findVersions(scope) } });
  yield await state();
  for await (const _change of changes) yield await state();
}
