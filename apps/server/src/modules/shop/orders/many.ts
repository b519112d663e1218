import type { ManyDone } from '@vitrine/api/client';
import type { OrderStatus } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { changeEach } from '../../../domain/changeEach.ts';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { statusName } from './orderWords.ts';
import { lockOrder, type HeldOrder } from './repository.ts';
import { changeStatus } from './service.ts';
import { undoStatus } from './undo.ts';
import { t } from './words.ts';

export interface SeenOrder {
  id: number;
  /** The status that the writer has seen. */
  seen: OrderStatus;
}

/** Who moved a held order last, of either side. */
const whoMoved = async ({ db, language }: SellerScope, { id }: HeldOrder): Promise<string> => {
  const [row] = await db.query<{ actor: string }>(sql`
    select actor from order_event
    where order_id = ${id} and kind in ('status', 'status_undone', 'shipment', 'recalled') order by id desc limit 1`);
  return row?.actor || t(language, 'somebody');
};

/** Holds each order and works on it, if its status is the one that was seen. */
const workOnEach = (
  scope: SellerScope,
  orders: readonly SeenOrder[],
  work: (tx: SellerScope, held: HeldOrder) => Promise<unknown>,
): Promise<ManyDone> =>
  changeEach(orders, t(scope.language, 'gone'), ({ id, seen }) =>
    inTransaction(scope, async (tx) => {
      const held = await lockOrder(tx, id);
      if (!held) throw notFound();
      if (held.status !== seen) {
        const status = statusName(tx.language, held.status);
        throw new Refusal(409, t(tx.language, 'movedMeanwhile', { person: await whoMoved(tx, held), status }));
      }
      return work(tx, held);
    }),
  );

/** Moves orders of the seller's brand to one status (D-077). */
export const changeMany = (scope: SellerScope, status: OrderStatus, orders: readonly SeenOrder[]): Promise<ManyDone> =>
  workOnEach(scope, orders, (tx, { id, version }) => changeStatus(tx, id, { status, version }));

/** Takes the last change of status of orders back. */
export const undoMany = (scope: SellerScope, orders: readonly SeenOrder[]): Promise<ManyDone> =>
  workOnEach(scope, orders, (tx, { id, version }) => undoStatus(tx, id, version));
