import sql from 'sql-template-tag';
import { recalledLetter } from '@vitrine/mail';
import { conversationLimits } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type BuyerScope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { openCartFor, putOrder, type FilledCart, type OrderToPut } from '../cart/fromOrder.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import { closeChange } from './changes/openChange.ts';
import { ownOrders } from './own.ts';
import { brandReaders } from './readers.ts';
import { recallMinutes } from './recall.ts';
import { returnStock } from './repository.ts';
import { t } from './words.ts';

interface HeldOrder extends OrderToPut {
  number: number;
  status: string;
  /** The window to take it back is still open. */
  recallable: boolean;
  facts: number;
}

const hold = async (scope: BuyerScope, orderId: number): Promise<HeldOrder> => {
  const [order] = await scope.db.query<HeldOrder>(sql`
    select id, number, brand_id, pricelist_id, status, created_at + make_interval(mins => ${recallMinutes(scope)}::int) > now() as recallable,
      (select count(*)::int from order_event where order_id = purchase_order.id) as facts
    from purchase_order where ${ownOrders(scope)} and id = ${orderId} for update`);
  if (!order) throw notFound();
  return order;
};

/** Puts what an order held into the open cart of its brand and price list. 422 when nothing of it can be ordered now. */
export const reorder = (scope: BuyerScope, orderId: number): Promise<FilledCart & { cart_id: number }> =>
  inTransaction(scope, async (tx) => {
    const order = await hold(tx, orderId);
    const { cart_id, missing } = await putOrder(tx, await openCartFor(tx, order), order);
    if (cart_id === null) throw invalid({ order: [t(scope.language, 'nothingAgain')] });
    return { cart_id, missing };
  });

const requireRecall = ({ language }: BuyerScope, order: HeldOrder): void => {
  if (order.status !== 'b') throw new Refusal(409, t(language, 'recallBegun'));
  if (!order.recallable) throw new Refusal(409, t(language, 'recallOver'));
  if (order.facts >= conversationLimits.facts) throw new Refusal(409, t(language, 'factsFull', conversationLimits));
};

const cancel = (scope: BuyerScope, orderId: number): Promise<object[]> =>
  scope.db.query(sql`
    with moved as (
      update purchase_order set status = 'x', version = version + 1 where ${ownOrders(scope)} and id = ${orderId} returning id, version
    )
    insert into order_event (order_id, kind, actor, version) select id, 'recalled', ${scope.viewer.name}, version from moved`);

/** Everybody of the brand was told of the order; they are told that it is gone. */
const tellBrand = async (scope: BuyerScope, { id, number, brand_id }: HeldOrder): Promise<void> => {
  const retailer = await companyName(scope);
  const readers = await brandReaders(scope, brand_id);
  const url = `${scope.origin}/order/${id}`;
  const mails = readers.map(({ email, first_name: name, language_code: language }) => ({
    ...renderMail(scope, language, recalledLetter(language, { name, order: number, retailer, url })),
    kind: 'order-recalled',
    recipient: email,
  }));
  await queueMails(scope, mails);
};

/**
 * Takes an order back: it is cancelled, its units return to stock, and its lines to the open cart. 409 when the time is over, or when the
 * brand has begun with it. The cart is held before the stock, as finalize does.
 */
export const recall = (scope: BuyerScope, orderId: number): Promise<FilledCart> =>
  inTransaction(scope, async (tx) => {
    const order = await hold(tx, orderId);
    requireRecall(tx, order);
    const cartId = await openCartFor(tx, order);
    await cancel(tx, orderId);
    await tx.db.query(closeChange(orderId));
    await returnStock(tx, orderId);
    await tellBrand(tx, order);
    const { brand_id: brandId, number } = order;
    const retailer = await companyName(tx);
    await notify(tx, { event: 'order.recalled', subject: orderId, name: retailer, to: { brandId } });
    const subject = { id: orderId, name: `#${number}` };
    await recordChange(tx, { action: 'order.recall', subject, after: { retailer }, brandId });
    return putOrder(tx, cartId, order);
  });
