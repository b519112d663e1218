import { conversationLimits } from '@vitrine/api/rules';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { companyName } from '../../shop/notifications/companyName.ts';
import { notify } from '../../shop/notifications/notify.ts';
import { readOrder } from '../../shop/orders/read.ts';
import { lockOrder, raiseVersion, type HeldOrder } from '../../shop/orders/repository.ts';
import { explainStale } from '../../shop/orders/stale.ts';
import * as repository from './repository.ts';
import type { BrandOrder } from './types.ts';
import { t } from './words.ts';

/** An order of the brand with all that its desk shows. */
export const openOrder = async (scope: SellerScope, id: number): Promise<BrandOrder> => {
  const [order, desk] = await Promise.all([readOrder(scope, id), repository.findDeskOrder(scope, id)]);
  if (!order || !desk) throw notFound();
  return { order, ...desk };
};

/** Changes a held order. A writer who has not seen its version of now gets a 409, and nothing changes. */
export const change = (
  scope: SellerScope,
  id: number,
  seen: number,
  work: (tx: SellerScope, held: HeldOrder) => Promise<void>,
): Promise<BrandOrder> =>
  inTransaction(scope, async (tx) => {
    const held = await lockOrder(tx, id);
    if (!held) throw notFound();
    if (held.version !== seen) throw new Refusal(409, await explainStale(tx, held, seen));
    if (held.facts >= conversationLimits.facts) throw new Refusal(409, t(tx.language, 'full'));
    await raiseVersion(tx, id);
    await work(tx, held);
    return openOrder(tx, id);
  });

export const tellRetailer = async (
  tx: SellerScope,
  event: 'order.shipped' | 'order.payment' | 'order.corrected',
  held: HeldOrder,
) => notify(tx, { event, subject: held.id, name: await companyName(tx), to: { retailerId: held.retailer_id } });
