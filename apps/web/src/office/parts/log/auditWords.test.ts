import { AUDIT_ACTIONS, type AuditAction } from '@vitrine/api/rules';
import { describe, expect, it } from 'vitest';
import { fieldName } from './auditWords.ts';

const files = import.meta.glob<Record<string, string>>('../../../locales/*/*/*.json', {
  eager: true,
  import: 'default',
});

const wordsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([path, words]) => (path.includes(`/${language}/`) ? [words] : [])),
  );

/** These actions have no subject of their own: they concern the whole catalogue, or all subscribers. */
const aboutAll: readonly AuditAction[] = [
  'subscribers.export',
  'catalogue.import',
  'catalogue.forget_columns',
  'catalogue.edit',
  'catalogue.stock',
];

/** Places that entries have, by kind, and what they are called. */
const places: readonly (readonly [AuditAction, field: string, en: string, pt: string])[] = [
  ['order.place', 'retailer', 'Company', 'Empresa'],
  ['order.recall', 'retailer', 'Company', 'Empresa'],
  ['product.change', 'prices.1.retailer', 'Prices 1, Recommended retail', 'Preços 1, Varejo sugerido'],
  ['product.change', 'name.pt_BR', 'Name (Português)', 'Nome (Português)'],
  ['order.add_payment', 'reference', 'Reference', 'Referência'],
  ['order.add_payment', 'amount', 'Amount', 'Valor'],
  ['order.add_payment', 'currency', 'Currency', 'Moeda'],
  ['order.change_payment', 'due_date', 'Due date', 'Vencimento'],
  ['order.payment', 'status', 'Status', 'Situação'],
  ['order.ship', 'tracking_code', 'Tracking code', 'Código de rastreio'],
  ['order.correct', 'reason', 'Reason', 'Motivo'],
  ['mail.send_failed', 'count', 'Number', 'Quantidade'],
  ['subscribers.export', 'format', 'File format', 'Formato do arquivo'],
  ['subscribers.export', 'addresses', 'Addresses', 'Endereços'],
];

describe.each([
  ['en', 2],
  ['pt-BR', 3],
] as const)('the audit log in %s', (language, said) => {
  const words = wordsOf(language);

  it('has a sentence of its own for every kind of entry, which names the thing (D-067)', () => {
    const sentences = AUDIT_ACTIONS.map((action) => [action, words[`admin.action.${action}`] ?? ''] as const);
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(AUDIT_ACTIONS.length);
    expect(sentences.filter(([, sentence]) => !sentence.includes('{name}')).map(([action]) => action)).toEqual(
      aboutAll,
    );
  });

  it('calls what an entry changed by the word of its place (D-067)', () => {
    const name = (field: string) =>
      fieldName(
        field,
        (id) => id in words,
        (id) => words[id] ?? '',
      );
    expect(places.map(([action, field]) => [action, field, name(field)])).toEqual(
      places.map((place) => [place[0], place[1], place[said]]),
    );
  });
});
