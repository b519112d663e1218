import { notFound } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../../brandOffice/service.ts';
import { trackingMails } from '../mails.ts';
import { insertFact, subjectOf } from '../repository.ts';
import { change, tellRetailer } from './change.ts';
import { findTracking, updateTracking } from './shipments.ts';
import type { BrandOrder, TrackingInput } from './types.ts';

/** Puts the tracking code of a shipment right. The retailer, who has the wrong one in a mail, gets a mail with the new one. */
export const correctTracking = (
  scope: SellerScope,
  id: number,
  { shipment, version, tracking_code: to }: TrackingInput & { shipment: number },
): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const from = await findTracking(tx, id, shipment);
    if (from === undefined) throw notFound();
    if (from === to) return;
    await updateTracking(tx, id, { shipment, from, to });
    await insertFact(
      tx,
      id,
      from === '' ? { kind: 'tracking', data: { code: to } } : { kind: 'retracked', data: { from, to } },
    );
    await queueMails(tx, await trackingMails(tx, held, to));
    await tellRetailer(tx, 'order.shipped', held);
    await recordOwnChange(tx, {
      action: 'order.tracking',
      subject: subjectOf(held),
      before: { tracking_code: from },
      after: { tracking_code: to },
    });
  });
