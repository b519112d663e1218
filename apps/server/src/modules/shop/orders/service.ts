import { canMove, conversationLimits, isPast, type OrderStatus } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type MemberScope, type SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../../brand/service.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import { closeChange } from './changes/openChange.ts';
import { statusMails } from './mails.ts';
import { statusName } from './orderWords.ts';
import { readOrder, type Order } from './read.ts';
import * as repository from './repository.ts';
import { explainStale } from './stale.ts';
import { t } from './words.ts';

export interface StatusChange {
  status: OrderStatus;
  /** The version the seller looked at. */
  version?: number | undefined;
}

const requireMove = async (scope: SellerScope, held: repository.HeldOrder, change: StatusChange): Promise<void> => {
  const { language } = scope;
  const { status, version, facts } = held;
  if (change.version !== undefined && change.version !== version)
    throw new Refusal(409, await explainStale(scope, held, change.version));
  if (facts >= conversationLimits.facts) throw invalid({ status: [t(language, 'factsFull', conversationLimits)] });
  if (canMove(status, change.status)) return;
  const [from, to] = [statusName(language, status), statusName(language, change.status)];
  throw invalid({ status: [t(language, 'transition', { from, to })] });
};

/**
 * Moves an order of the seller's brand along the allowed ways (S-108, D-077) and tells the retailer. A cancelled order's units return to
 * stock. 409 when the seller looked at an older version, 422 for a way that is not allowed.
 */
export const changeStatus = (scope: SellerScope, orderId: number, change: StatusChange): Promise<Order> =>
  inTransaction(scope, async (tx) => {
    const held = await repository.lockOrder(tx, orderId);
    if (!held) throw notFound();
    await requireMove(tx, held, change);
    await repository.moveOrder(tx, held, change.status);
    if (change.status === 'x') await repository.returnStock(tx, orderId);
    if (isPast(change.status)) await tx.db.query(closeChange(orderId));
    await queueMails(tx, await statusMails(tx, held, change.status));
    await notify(tx, {
      event: 'order.status',
      subject: orderId,
      name: await companyName(tx),
      status: change.status,
      to: { retailerId: held.retailer_id },
    });
    await recordOwnChange(tx, {
      action: 'order.status',
      subject: repository.subjectOf(held),
      before: { status: held.status },
      after: { status: change.status },
    });
    const order = await readOrder(tx, orderId);
    if (!order) throw notFound();
    return order;
  });

/** Writes to the other side about an order (A-097, E-51). 422 for a message that is too long, or one too many. */
export const sendMessage = async (
  scope: MemberScope,
  orderId: number,
  message: string,
): Promise<Order['messages'][number]> => {
  const refused = (key: 'messageLong' | 'messagesFull') => {
    const { messageLength: length, messages } = conversationLimits;
    return invalid({ message: [t(scope.language, key, { length, messages })] });
  };
  if (message.length > conversationLimits.messageLength) throw refused('messageLong');
  return inTransaction(scope, async (tx) => {
    const written = await repository.insertMessage(tx, orderId, message);
    if (!written) throw notFound();
    if (written.id === null || written.created_at === null) throw refused('messagesFull');
    const { side, name } = tx.viewer;
    const to = side === 'buyer' ? { brandId: written.brand_id } : { retailerId: written.retailer_id };
    await notify(tx, { event: 'message.order', subject: orderId, name: await companyName(tx), to });
    return {
      id: written.id,
      created: written.created_at.toISOString(),
      message,
      read: false,
      sent_from: { side, name },
    };
  });
};

/** Marks the other side's messages of an order as read. */
export const markRead = async (scope: MemberScope, orderId: number): Promise<void> => {
  if (!(await repository.markRead(scope, orderId))) throw notFound();
};
