import { fromCents } from '@vitrine/api/rules';
import type { AccountRecord } from '../../../domain/account.ts';
import type { Language } from '../../../domain/language.ts';
import { day, moment, money } from '../../../platform/documents/format.ts';
import { escapeHtml } from '../../../platform/escape.ts';
import { paymentName, translateHistory, statusName } from './orderWords.ts';

export type FactKind =
  | 'created'
  | 'status'
  | 'status_undone'
  | 'address'
  | 'tracking'
  | 'retracked'
  | 'payment'
  | 'payment_changed'
  | 'payment_removed'
  | 'recalled'
  | 'shipment'
  | 'correction'
  | 'checkout'
  | 'change_proposed'
  | 'change_withdrawn'
  | 'change_accepted'
  | 'change_declined';

/**
 * A fact of an order's life as it is stored. `data` by kind: created `{units, products}`, status and status_undone `{from, to}` (codes),
 * address `{kind: 'billing' | 'shipping'}`, tracking `{code}`, retracked `{from, to}`, payment `{reference, status}`, payment_changed and payment_removed
 * `{reference, cents, currency, due_date}`, recalled `{}`,
 * shipment `{units, code}`, correction `{units, reason}`, checkout `{}`,
 * the changes of a retailer `{from, to, centsFrom, centsTo, currency, message}` (units; older ones have `totalFrom` and `totalTo` in words).
 */
export interface OrderFact {
  kind: FactKind;
  data: Readonly<Record<string, unknown>>;
  actor: string;
  /** ISO 8601. */
  created_at: string;
}

/** An order by its id in addresses, and by the number that people call it. */
export interface NamedOrder {
  id: number;
  number: number;
}

export interface Reader {
  language: Language;
  /** Where the account's shop lives, for the link to copy. */
  origin: string;
  /** In whose time zone moments are written. */
  account: Pick<AccountRecord, 'timeZone'>;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

type Sentence = (language: Language, data: OrderFact['data'], number: number) => string;

const total = (language: Language, data: OrderFact['data'], side: 'From' | 'To'): string => {
  const { [`cents${side}`]: cents, currency } = data;
  return typeof cents === 'number' ? money(language, fromCents(cents), text(currency)) : text(data[`total${side}`]);
};

const change =
  (kind: 'changeProposed' | 'changeWithdrawn' | 'changeAccepted' | 'changeDeclined'): Sentence =>
  (language, data) => {
    const values = { from: text(data['from']), to: text(data['to']) };
    const amounts = { totalFrom: total(language, data, 'From'), totalTo: total(language, data, 'To') };
    const said = text(data['message']);
    const sentence = translateHistory(language, kind, { ...values, ...amounts });
    return said === '' ? sentence : translateHistory(language, 'changeSaid', { sentence, message: said });
  };

const amount = (language: Language, { cents, currency }: OrderFact['data']): string =>
  money(language, fromCents(Number(cents)), text(currency));

const sentences: Readonly<Record<OrderFact['kind'], Sentence>> = {
  created: (language, { units, products }, number) =>
    translateHistory(language, units === undefined ? 'createdPlain' : 'created', {
      order: number,
      units: text(units),
      products: text(products),
    }),
  status: (language, { from, to }) =>
    translateHistory(language, 'status', {
      from: statusName(language, text(from)),
      to: statusName(language, text(to)),
    }),
  status_undone: (language, { from, to }) =>
    translateHistory(language, 'statusUndone', {
      from: statusName(language, text(from)),
      to: statusName(language, text(to)),
    }),
  address: (language, { kind }) => translateHistory(language, kind === 'billing' ? 'billing' : 'shipping'),
  recalled: (language) => translateHistory(language, 'recalled'),
  shipment: (language, { units, code }) =>
    translateHistory(language, code ? 'shipmentTracked' : 'shipment', { units: text(units), code: text(code) }),
  correction: (language, { units, reason }) =>
    translateHistory(language, 'correction', { units: text(units), reason: text(reason) }),
  change_proposed: change('changeProposed'),
  change_withdrawn: change('changeWithdrawn'),
  change_accepted: change('changeAccepted'),
  change_declined: change('changeDeclined'),
  checkout: (language) => translateHistory(language, 'checkout'),
  tracking: (language, { code }) => translateHistory(language, 'tracking', { code: text(code) }),
  retracked: (language, { from, to }) => translateHistory(language, 'retracked', { from: text(from), to: text(to) }),
  payment_changed: (language, { reference, due_date, ...data }) =>
    translateHistory(language, 'paymentChanged', {
      reference: text(reference),
      amount: amount(language, data),
      due: day(language, text(due_date)),
    }),
  payment_removed: (language, { reference, ...data }) =>
    translateHistory(language, 'paymentRemoved', { reference: text(reference), amount: amount(language, data) }),
  payment: (language, { reference, status }) =>
    translateHistory(language, 'payment', { reference: text(reference), status: paymentName(language, text(status)) }),
};

/**
 * One entry of the timeline as HTML with nothing in it that was not escaped (R-323): what happened, when, who did it, and a
 * button whose value is the order's link, for the reader to copy (R-324).
 */
export const renderFact = (
  fact: OrderFact,
  { id, number }: NamedOrder,
  { language, origin, account }: Reader,
): string => {
  const sentence = sentences[fact.kind](language, fact.data, number);
  const when = `<time datetime="${escapeHtml(fact.created_at)}">${escapeHtml(moment(language, fact.created_at, account))}</time>`;
  const who = fact.actor === '' ? '' : `<span>${escapeHtml(fact.actor)}</span>`;
  const link = `<button type="button" value="${escapeHtml(`${origin}/order/${id}`)}">${escapeHtml(translateHistory(language, 'copy'))}</button>`;
  return [`<strong>${escapeHtml(sentence)}</strong>`, when, who, link].filter(Boolean).join(' ');
};
