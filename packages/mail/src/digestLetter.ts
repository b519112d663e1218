import type { MailContent } from './content.ts';
import { createTranslator, greeting } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  greeting,
  subject: { en: 'Your day at {shop}', pt_BR: 'O seu dia em {shop}' },
  intro: { en: 'Here is your news:', pt_BR: 'Estas são as suas novidades:' },
  more: { en: 'There is more in your list: {more}.', pt_BR: 'Há mais na sua lista: {more}.' },
  button: { en: 'See all notifications', pt_BR: 'Ver todas as notificações' },
  unsubscribe: {
    en: 'To end these daily mails: {unsubscribe}',
    pt_BR: 'Para não receber mais estes e-mails diários: {unsubscribe}',
  },
  'order.placed': { en: '{name} has sent order #{subject}.', pt_BR: '{name} enviou o pedido nº {subject}.' },
  'order.recalled': { en: '{name} has taken order #{subject} back.', pt_BR: '{name} retirou o pedido nº {subject}.' },
  'order.status': {
    en: 'Order #{subject} with {name}: {status}.',
    pt_BR: 'Pedido nº {subject} com {name}: {status}.',
  },
  'order.shipped': {
    en: '{name} has shipped units of order #{subject}.',
    pt_BR: '{name} enviou unidades do pedido nº {subject}.',
  },
  'order.payment': {
    en: '{name} has changed the payments of order #{subject}.',
    pt_BR: '{name} alterou os pagamentos do pedido nº {subject}.',
  },
  'order.corrected': { en: '{name} has corrected order #{subject}.', pt_BR: '{name} corrigiu o pedido nº {subject}.' },
  'order.changeProposed': {
    en: '{name} proposes to change order #{subject}.',
    pt_BR: '{name} propõe alterar o pedido nº {subject}.',
  },
  'order.changeWithdrawn': {
    en: '{name} has withdrawn the change of order #{subject}.',
    pt_BR: '{name} desistiu da alteração do pedido nº {subject}.',
  },
  'order.changeAccepted': {
    en: '{name} has accepted your change of order #{subject}.',
    pt_BR: '{name} aceitou a sua alteração do pedido nº {subject}.',
  },
  'order.changeDeclined': {
    en: '{name} has declined your change of order #{subject}.',
    pt_BR: '{name} recusou a sua alteração do pedido nº {subject}.',
  },
  'message.chat': { en: 'New messages from {name}: {count}.', pt_BR: 'Novas mensagens de {name}: {count}.' },
  'message.order': {
    en: 'New messages from {name} about order #{subject}: {count}.',
    pt_BR: 'Novas mensagens de {name} sobre o pedido nº {subject}: {count}.',
  },
  'connection.requested': { en: '{name} asks to connect with you.', pt_BR: '{name} quer se conectar com você.' },
  'connection.accepted': { en: '{name} has accepted your request.', pt_BR: '{name} aceitou o seu pedido de conexão.' },
  'connection.declined': {
    en: '{name} has declined your request.',
    pt_BR: '{name} recusou o seu pedido de conexão.',
  },
  'approval.approve': { en: '{name} has approved your shop.', pt_BR: '{name} aprovou a sua loja.' },
  'approval.ask': {
    en: '{name} needs more information about your shop.',
    pt_BR: '{name} precisa de mais informações sobre a sua loja.',
  },
  'approval.refuse': { en: '{name} has not approved your shop.', pt_BR: '{name} não aprovou a sua loja.' },
  'approval.brand': { en: 'The brand {name} waits for approval.', pt_BR: 'A marca {name} aguarda aprovação.' },
  'approval.retailer': { en: 'The retailer {name} has registered.', pt_BR: 'O lojista {name} se cadastrou.' },
});

type Event = Exclude<Parameters<typeof t>[1], 'greeting' | 'subject' | 'intro' | 'more' | 'button' | 'unsubscribe'>;

interface Entry {
  event: Event;
  /** The other side. */
  name: string;
  /** The order it is about. */
  subject: string;
  /** Of an order, in words. */
  status: string;
  count: number;
}

interface Digest {
  /** First name of the reader. */
  name: string;
  /** Title of the account. */
  shop: string;
  entries: readonly Entry[];
  /** How many more there are. */
  more: number;
  /** The list in the shop. */
  url: string;
  /** The page that ends these mails. */
  unsubscribe: string;
}

/** What happened to a member since the last mail. */
export const digestLetter = (language: MailLanguage, { entries, url, ...values }: Digest): MailContent => ({
  subject: t(language, 'subject', { shop: values.shop }),
  paragraphs: [
    t(language, 'greeting', { name: values.name }),
    t(language, 'intro'),
    ...entries.map(({ event, ...of }) => t(language, event, { ...of })),
    ...(values.more > 0 ? [t(language, 'more', { more: values.more })] : []),
  ],
  button: { label: t(language, 'button'), url },
  closing: t(language, 'unsubscribe', { unsubscribe: values.unsubscribe }),
});
