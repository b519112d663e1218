import sql from 'sql-template-tag';
import { languageTag } from '../../../domain/language.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { createTranslator } from '../../../platform/words.ts';
import type { FactKind } from './history.ts';
import { statusName } from './orderWords.ts';
import type { HeldOrder } from './repository.ts';

const t = createTranslator({
  stale: {
    en: 'This order has changed since you opened it, so nothing was saved. It is shown as it is now: check it and save again.',
    pt_BR:
      'Este pedido mudou desde que você o abriu, e nada foi salvo. Ele aparece como está agora: confira e salve de novo.',
  },
  staleIn: {
    en: '{person} has changed this order since you opened it: {what}. Nothing was saved. It is shown as it is now: check it and save again.',
    pt_BR:
      '{person} alterou este pedido desde que você o abriu: {what}. Nada foi salvo. Ele aparece como está agora: confira e salve de novo.',
  },
  somebody: { en: 'Somebody else', pt_BR: 'Outra pessoa' },
  status: { en: 'its status, which is now {status}', pt_BR: 'o status, que agora é {status}' },
  payments: { en: 'its payments', pt_BR: 'os pagamentos' },
  shipments: { en: 'what was sent', pt_BR: 'o que foi enviado' },
  tracking: { en: 'a tracking code', pt_BR: 'um código de rastreio' },
  units: { en: 'its units', pt_BR: 'as unidades' },
  change: { en: 'the change that the retailer asked for', pt_BR: 'a alteração que o lojista pediu' },
  link: { en: 'its payment link', pt_BR: 'o link de pagamento' },
  addresses: { en: 'its addresses', pt_BR: 'os endereços' },
});

type Part = 'status' | 'payments' | 'shipments' | 'tracking' | 'units' | 'change' | 'link' | 'addresses';

/** What of an order an entry of its timeline is about. */
const parts: Readonly<Partial<Record<FactKind, Part>>> = {
  status: 'status',
  status_undone: 'status',
  recalled: 'status',
  payment: 'payments',
  payment_changed: 'payments',
  payment_removed: 'payments',
  shipment: 'shipments',
  tracking: 'tracking',
  retracked: 'tracking',
  correction: 'units',
  change_accepted: 'units',
  change_proposed: 'change',
  change_withdrawn: 'change',
  change_declined: 'change',
  checkout: 'link',
  address: 'addresses',
};

/** Says to a writer who saw an older version what has changed since. The brand's own note is in no entry, so then it says only that. */
export const explainStale = async (
  { db, language }: SellerScope,
  { id, status }: Pick<HeldOrder, 'id' | 'status'>,
  seen: number,
): Promise<string> => {
  const facts = await db.query<{ kind: FactKind; actor: string }>(sql`
    select kind, actor from order_event where order_id = ${id} and version > ${seen} order by id`);
  const changed = new Set(facts.flatMap(({ kind }) => parts[kind] ?? []));
  if (changed.size === 0) return t(language, 'stale');
  const words = [...changed].map((part) => t(language, part, { status: statusName(language, status) }));
  const what = new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(words);
  const person = facts.findLast(({ kind, actor }) => parts[kind] && actor !== '')?.actor ?? t(language, 'somebody');
  return t(language, 'staleIn', { person, what });
};
