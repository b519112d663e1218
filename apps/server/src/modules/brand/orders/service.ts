import { isHttpUrl, isPast } from '@vitrine/api/rules';
import { invalid } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../service.ts';
import { shipmentMails, statusMails } from '../../shop/orders/mails.ts';
import { statusName } from '../../shop/orders/orderWords.ts';
import { insertFact, moveOrder, subjectOf } from '../../shop/orders/repository.ts';
import { change, openOrder, tellRetailer } from './change.ts';
import { requireCorrectable, requireSendable } from './check.ts';
import * as repository from './repository.ts';
import { requireTrackingLink, trackingText } from './tracking.ts';
import type { BrandOrder, CorrectionInput, DetailsInput, ShipmentInput } from './types.ts';
import { t } from './words.ts';

/** Sends an order or a part of it. With its last units it is in transit. */
export const ship = (scope: SellerScope, id: number, { version, ...input }: ShipmentInput): Promise<BrandOrder> => {
  requireTrackingLink(scope.language, input.tracking_url);
  return change(scope, id, version, async (tx, held) => {
    const { language } = tx;
    if (held.status !== 'p' && held.status !== 'i') {
      const [processing, transit] = [statusName(language, 'p'), statusName(language, 'i')];
      throw invalid({ units: [t(language, 'notShippable', { processing, transit })] });
    }
    const units = requireSendable(language, await repository.findUnits(tx, id), input.units);
    const sum = units.reduce((total, { quantity }) => total + quantity, 0);
    await repository.insertShipment(tx, id, { version, ...input, units });
    await insertFact(tx, id, { kind: 'shipment', data: { units: sum, code: trackingText(input) } });
    const isComplete = await repository.updateFulfilment(tx, id);
    await queueMails(tx, await shipmentMails(tx, held, { ...input, units: sum }));
    if (isComplete && held.status === 'p') {
      await moveOrder(tx, held, 'i');
      await queueMails(tx, await statusMails(tx, held, 'i'));
    }
    const { shipped_on, tracking_code, carrier, tracking_url } = input;
    const after = { units: sum, shipped_on, tracking_code, carrier, tracking_url };
    await tellRetailer(tx, 'order.shipped', held);
    await recordOwnChange(tx, { action: 'order.ship', subject: subjectOf(held), after });
  });
};

/** Sets the payment link, which both sides see, and the note of the brand. The note is in no entry of the timeline. */
export const saveDetails = (scope: SellerScope, id: number, input: DetailsInput): Promise<BrandOrder> => {
  if (input.checkout_url !== '' && !isHttpUrl(input.checkout_url))
    throw invalid({ checkout_url: [t(scope.language, 'noLink')] });
  return change(scope, id, input.version, async (tx, held) => {
    const before = (await openOrder(tx, id)).order.external_checkout_url ?? '';
    await repository.updateDetails(tx, id, input);
    if (before !== input.checkout_url) await insertFact(tx, id, { kind: 'checkout', data: {} });
    await recordOwnChange(tx, { action: 'order.details', subject: subjectOf(held) });
  });
};

/** Takes units out of an open order, with a reason that both sides read. */
export const correct = (scope: SellerScope, id: number, { version, reason, units }: CorrectionInput) =>
  change(scope, id, version, async (tx, held) => {
    if (isPast(held.status)) throw invalid({ units: [t(tx.language, 'closed')] });
    const { changed, freed } = requireCorrectable(tx.language, await repository.findUnits(tx, id), units);
    await repository.correctUnits(tx, id, changed);
    await repository.updateFulfilment(tx, id);
    await insertFact(tx, id, { kind: 'correction', data: { units: freed, reason } });
    await tellRetailer(tx, 'order.corrected', held);
    await recordOwnChange(tx, { action: 'order.correct', subject: subjectOf(held), after: { units: freed, reason } });
  });
