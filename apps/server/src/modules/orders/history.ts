import { languageTag, type Language } from '../../domain/language.ts';
import { escapeHtml } from '../../platform/escape.ts';
import { paymentName, translateHistory, statusName } from './orderWords.ts';

/**
 * A fact of an order's life as it is stored. `data` by kind: created `{units, products}`, status `{from, to}` (codes),
 * address `{kind: 'billing' | 'shipping'}`, tracking `{code}`, payment `{reference, status}`.
 */
export interface OrderFact {
  kind: 'created' | 'status' | 'address' | 'tracking' | 'payment';
  data: Readonly<Record<string, unknown>>;
  actor: string;
  /** ISO 8601. */
  created_at: string;
}

export interface Reader {
  language: Language;
  /** Where the account's shop lives, for the link to copy. */
  origin: string;
}

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

type Sentence = (language: Language, data: OrderFact['data'], orderId: number) => string;

const sentences: Readonly<Record<OrderFact['kind'], Sentence>> = {
  created: (language, { units, products }, order) =>
    translateHistory(language, units === undefined ? 'createdPlain' : 'created', {
      order,
      units: text(units),
      products: text(products),
    }),
  status: (language, { from, to }) =>
    translateHistory(language, 'status', {
      from: statusName(language, text(from)),
      to: statusName(language, text(to)),
    }),
  address: (language, { kind }) => translateHistory(language, kind === 'billing' ? 'billing' : 'shipping'),
  tracking: (language, { code }) => translateHistory(language, 'tracking', { code: text(code) }),
  payment: (language, { reference, status }) =>
    translateHistory(language, 'payment', { reference: text(reference), status: paymentName(language, text(status)) }),
};

const moment = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(iso),
  );

/**
 * One entry of the timeline as HTML with nothing in it that was not escaped (R-323): what happened, when (UTC), who did it, and a
 * button whose value is the order's link, for the reader to copy (R-324).
 */
export const renderFact = (fact: OrderFact, orderId: number, { language, origin }: Reader): string => {
  const sentence = sentences[fact.kind](language, fact.data, orderId);
  const when = `<time datetime="${escapeHtml(fact.created_at)}">${escapeHtml(moment(fact.created_at, language))}</time>`;
  const who = fact.actor === '' ? '' : `<span>${escapeHtml(fact.actor)}</span>`;
  const link = `<button type="button" value="${escapeHtml(`${origin}/order/${orderId}`)}">${escapeHtml(translateHistory(language, 'copy'))}</button>`;
  return [`<strong>${escapeHtml(sentence)}</strong>`, when, who, link].filter(Boolean).join(' ');
};
