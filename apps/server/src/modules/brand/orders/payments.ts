import { orderDeskLimits, toCents } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { recordOwnChange } from '../service.ts';
import { insertFact, subjectOf, type HeldOrder } from '../../shop/orders/repository.ts';
import { change, openOrder, tellRetailer } from './change.ts';
import * as repository from './repository.ts';
import type { BrandOrder, PaymentInput, TermsInput } from './types.ts';
import { t } from './words.ts';

type Payment = BrandOrder['payments'][number];

/** Which payment of which order, and the version of the order that was seen. */
interface Named {
  payment: number;
  version: number;
}

/** The order's history and its retailer learn where a payment is now. */
const tellStatus = async (tx: SellerScope, held: HeldOrder, data: { reference: string; status: string }) => {
  await insertFact(tx, held.id, { kind: 'payment', data });
  await tellRetailer(tx, 'order.payment', held);
};

export const addPayment = (scope: SellerScope, id: number, input: PaymentInput): Promise<BrandOrder> =>
  change(scope, id, input.version, async (tx, held) => {
    const { order, payments } = await openOrder(tx, id);
    if (payments.length >= orderDeskLimits.payments) throw new Refusal(409, t(tx.language, 'full'));
    if (payments.some(({ reference }) => reference === input.reference))
      throw invalid({ reference: [t(tx.language, 'reused')] });
    await repository.insertPayment(tx, id, input);
    const { reference, amount, due_date } = input;
    await tellStatus(tx, held, { reference, status: 'Pending' });
    const after = { reference, amount, currency: order.currency, due_date };
    await recordOwnChange(tx, { action: 'order.add_payment', subject: subjectOf(held), after });
  });

export const setPayment = (
  scope: SellerScope,
  id: number,
  { payment, status, version }: Named & { status: string },
): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const reference = await repository.updatePayment(tx, id, { payment, status });
    if (reference === undefined) throw notFound();
    await tellStatus(tx, held, { reference, status });
    await recordOwnChange(tx, { action: 'order.payment', subject: subjectOf(held), after: { reference, status } });
  });

/** A payment of a held order that nobody has paid. 422 for one that is paid or refunded: it is refunded instead. */
const requireOpen = async (tx: SellerScope, id: number, payment: number): Promise<Payment & { currency: string }> => {
  const { order, payments } = await openOrder(tx, id);
  const found = payments.find((one) => one.id === payment);
  if (!found) throw notFound();
  if (found.status === 'Paid' || found.status === 'Refunded') throw invalid({ payment: [t(tx.language, 'paid')] });
  return { ...found, currency: order.currency };
};

/** Changes what is asked for, and when. */
export const changePayment = (
  scope: SellerScope,
  id: number,
  { payment, version, amount, due_date }: Named & TermsInput,
): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const { reference, currency, ...before } = await requireOpen(tx, id, payment);
    await repository.updateTerms(tx, id, { payment, amount, due_date });
    const data = { reference, cents: toCents(amount), currency, due_date };
    await insertFact(tx, id, { kind: 'payment_changed', data });
    await tellRetailer(tx, 'order.payment', held);
    await recordOwnChange(tx, {
      action: 'order.change_payment',
      subject: subjectOf(held),
      before: { reference, amount: before.amount, currency, due_date: before.due_date },
      after: { reference, amount, currency, due_date },
    });
  });

export const removePayment = (scope: SellerScope, id: number, { payment, version }: Named): Promise<BrandOrder> =>
  change(scope, id, version, async (tx, held) => {
    const { reference, amount, due_date, currency } = await requireOpen(tx, id, payment);
    await repository.deletePayment(tx, id, payment);
    const data = { reference, cents: toCents(amount), currency };
    await insertFact(tx, id, { kind: 'payment_removed', data });
    await tellRetailer(tx, 'order.payment', held);
    const before = { reference, amount, currency, due_date };
    await recordOwnChange(tx, { action: 'order.remove_payment', subject: subjectOf(held), before });
  });
