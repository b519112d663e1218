import { conversationLimits, type OrderStatus } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../../brand/service.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import { findCells, moveStock } from './changes/repository.ts';
import { statusMails } from './mails.ts';
import { ownOrders } from './own.ts';
import { readOrder, type Order } from './read.ts';
import { insertFact, lockOrder, subjectOf } from './repository.ts';
import { explainStale } from './stale.ts';
import { statusBefore } from './statusBefore.ts';
import { t } from './words.ts';

/** A cancelled order takes its units from stock again, without those that were sent. False where stock has too few. */
const takeStock = async (scope: SellerScope, id: number): Promise<boolean> => {
  const cells = await findCells(scope, id);
  return moveStock(
    scope,
    cells.map(({ variation_id, size_id, shipped, ordered }) => ({ variation_id, size_id, from: shipped, to: ordered })),
  );
};

const readBefore = async (scope: SellerScope, id: number): Promise<OrderStatus | null> => {
  const [row] = await scope.db.query<{ status: OrderStatus | null }>(sql`
    select (${statusBefore(scope)}) as status from purchase_order placed where ${ownOrders(scope)} and id = ${id}`);
  return row?.status ?? null;
};

/** Takes the last change of status back and tells the retailer. 409 when something followed from it, or its units were sold. */
export const undoStatus = (scope: SellerScope, id: number, seen: number): Promise<Order> =>
  inTransaction(scope, async (tx) => {
    const held = await lockOrder(tx, id);
    if (!held) throw notFound();
    if (held.version !== seen) throw new Refusal(409, await explainStale(tx, held, seen));
    if (held.facts >= conversationLimits.facts) throw new Refusal(409, t(tx.language, 'factsFull', conversationLimits));
    const status = await readBefore(tx, id);
    if (status === null) throw new Refusal(409, t(tx.language, 'notUndoable'));
    if (held.status === 'x' && !(await takeStock(tx, id))) throw new Refusal(409, t(tx.language, 'soldMeanwhile'));
    await tx.db.query(sql`
      update purchase_order set status = ${status}, version = version + 1 where ${ownOrders(tx)} and id = ${id}`);
    await insertFact(tx, id, { kind: 'status_undone', data: { from: held.status, to: status } });
    await queueMails(tx, await statusMails(tx, held, status));
    const news = { event: 'order.status', subject: id, name: await companyName(tx), status } as const;
    await notify(tx, { ...news, to: { retailerId: held.retailer_id } });
    await recordOwnChange(tx, {
      action: 'order.undo_status',
      subject: subjectOf(held),
      before: { status: held.status },
      after: { status },
    });
    const order = await readOrder(tx, id);
    if (!order) throw notFound();
    return order;
  });
