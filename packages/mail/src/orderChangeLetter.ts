import type { MailContent } from './content.ts';
import { createTranslator } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  proposedSubject: {
    en: 'Order #{order}: {company} proposes a change',
    pt_BR: 'Pedido nº {order}: {company} propõe uma alteração',
  },
  proposed: {
    en: 'Hello {name}, {company} proposes to change order #{order}. The order stays as it is until you answer.',
    pt_BR: 'Olá, {name}. {company} propõe alterar o pedido nº {order}. O pedido fica como está até você responder.',
  },
  withdrawnSubject: { en: 'Order #{order}: change withdrawn', pt_BR: 'Pedido nº {order}: alteração retirada' },
  withdrawn: {
    en: 'Hello {name}, {company} has withdrawn the proposed change of order #{order}. The order stays as it is.',
    pt_BR: 'Olá, {name}. {company} retirou a alteração proposta para o pedido nº {order}. O pedido fica como está.',
  },
  acceptedSubject: { en: 'Order #{order}: change accepted', pt_BR: 'Pedido nº {order}: alteração aceita' },
  accepted: {
    en: 'Hello {name}, {company} has accepted your change of order #{order}.',
    pt_BR: 'Olá, {name}. {company} aceitou a sua alteração do pedido nº {order}.',
  },
  declinedSubject: { en: 'Order #{order}: change declined', pt_BR: 'Pedido nº {order}: alteração recusada' },
  declined: {
    en: 'Hello {name}, {company} has declined your change of order #{order}. The order stays as it is.',
    pt_BR: 'Olá, {name}. {company} recusou a sua alteração do pedido nº {order}. O pedido fica como está.',
  },
  units: { en: 'Units', pt_BR: 'Unidades' },
  total: { en: 'Total', pt_BR: 'Total' },
  message: { en: 'Message', pt_BR: 'Mensagem' },
  button: { en: 'See the order', pt_BR: 'Ver o pedido' },
});

interface ChangedOrder {
  /** First name of the reader. */
  name: string;
  order: number;
  /** The other side. */
  company: string;
  /** In words, with its currency. */
  before: { units: number; total: string };
  after: { units: number; total: string };
  /** What the other side wrote; empty for nothing. */
  message: string;
  url: string;
}

/** What happened to the change that a retailer proposed for its order. */
export const orderChangeLetter = (
  language: MailLanguage,
  kind: 'proposed' | 'withdrawn' | 'accepted' | 'declined',
  { before, after, message, url, ...values }: ChangedOrder,
): MailContent => ({
  subject: t(language, `${kind}Subject`, values),
  paragraphs: [t(language, kind, values)],
  facts: [
    [t(language, 'units'), `${before.units} → ${after.units}`],
    [t(language, 'total'), `${before.total} → ${after.total}`],
    ...(message === '' ? [] : ([[t(language, 'message'), message]] as const)),
  ],
  button: { label: t(language, 'button'), url },
});
