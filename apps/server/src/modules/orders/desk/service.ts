import { conversationLimits, isHttpUrl, isPast, orderDeskLimits } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction, type SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../../brandOffice/service.ts';
import { shipmentMails, statusMails } from '../mails.ts';
import { statusName } from '../orderWords.ts';
import { readOrder } from '../read.ts';
import { companyName } from '../../notifications/companyName.ts';
import { notify } from '../../notifications/notify.ts';
import { insertFact, lockOrder, moveOrder, raiseVersion, subjectOf, type HeldOrder } from '../repository.ts';
import { requireCorrectable, requireSendable } from './check.ts';
import * as repository from './repository.ts';
import type { BrandOrder, CorrectionInput, DetailsInput, PaymentInput, ShipmentInput } from './types.ts';
import { t } from './words.ts';

/** An order of the brand with all that its desk shows. */
export const openOrder = async (scope: SellerScope, id: number): Promise<BrandOrder> => {
  const [order, desk] = await Promise.all([readOrder(scope, id), repository.findDeskOrder(scope, id)]);
  if (!order || !desk) throw notFound();
  return { order, ...desk };
};

/** Changes a held order. A writer who has not seen its version of now gets a 409, and nothing changes. */
const change = (
  scope: SellerScope,
  id: number,
  seen: number,
  work: (tx: SellerScope, held: HeldOrder) => Promise<void>,
): Promise<BrandOrder> =>
  inTransaction(scope, async (tx) => {
    const held = await lockOrder(tx, id);
    if (!held) throw notFound();
    if (held.version !== seen) throw new Refusal(409, t(tx.language, 'stale'));
    if (held.facts >= conversationLimits.facts) throw new Refusal(409, t(tx.language, 'full'));
    await work(tx, held);
    await raiseVersion(tx, id);
    return openOrder(tx, id);
  });

const tellRetailer = async (
  tx: SellerScope,
  event: 'order.shipped' | 'order.payment' | 'order.corrected',
  held: HeldOrder,
) => notify(tx, { event, subject: held.id, name: await companyName(tx), to: { retailerId: held.retailer_id } });

/** Sends an order or a part of it. With its last units it is in transit. */
export const ship = (scope: SellerScope, id: number, { version, ...input }: ShipmentInput): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const { language } = tx;
    if (held.status !== 'p' && held.status !== 'i') {
      const [processing, transit] = [statusName(language, 'p'), statusName(language, 'i')];
      throw invalid({ units: [t(language, 'notShippable', { processing, transit })] });
    }
    const units = requireSendable(language, await repository.findUnits(tx, id), input.units);
    const sum = units.reduce((total, { quantity }) => total + quantity, 0);
    await repository.insertShipment(tx, id, { version, ...input, units });
    await insertFact(tx, id, { kind: 'shipment', data: { units: sum, code: input.tracking_code } });
    const isComplete = await repository.updateFulfilment(tx, id);
    await queueMails(tx, await shipmentMails(tx, held, { units: sum, code: input.tracking_code }));
    if (isComplete && held.status === 'p') {
      await moveOrder(tx, held, 'i');
      await queueMails(tx, await statusMails(tx, held, 'i'));
    }
    const after = { units: sum, shipped_on: input.shipped_on, tracking_code: input.tracking_code };
    await tellRetailer(tx, 'order.shipped', held);
    await recordOwnChange(tx, { action: 'order.ship', subject: subjectOf(held), after });
  });

const recordPayment = async (tx: SellerScope, held: HeldOrder, data: { reference: string; status: string }) => {
  const { id } = held;
  await insertFact(tx, id, { kind: 'payment', data });
  await tellRetailer(tx, 'order.payment', held);
  await recordOwnChange(tx, { action: 'order.payment', subject: subjectOf(held), after: data });
};

export const addPayment = (scope: SellerScope, id: number, input: PaymentInput): Promise<BrandOrder> =>
  change(scope, id, input.version, async (tx, held) => {
    const desk = await repository.findDeskOrder(tx, id);
    if ((desk?.payments.length ?? 0) >= orderDeskLimits.payments) throw new Refusal(409, t(tx.language, 'full'));
    if (desk?.payments.some(({ reference }) => reference === input.reference))
      throw invalid({ reference: [t(tx.language, 'reused')] });
    await repository.insertPayment(tx, id, input);
    await recordPayment(tx, held, { reference: input.reference, status: 'Pending' });
  });

export const setPayment = (
  scope: SellerScope,
  id: number,
  { payment, status, version }: { payment: number; status: string; version: number },
): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const reference = await repository.updatePayment(tx, id, { payment, status });
    if (reference === undefined) throw notFound();
    await recordPayment(tx, held, { reference, status });
  });

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
