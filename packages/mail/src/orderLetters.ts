import type { Fact, MailContent } from './content.ts';
import { createTranslator } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  confirmationSubject: { en: 'We received your order #{order}', pt_BR: 'Recebemos seu pedido nº {order}' },
  confirmation: {
    en: 'Hello {name}, your pre-order for {brand} was sent. The brand will look at it and keep you posted.',
    pt_BR: 'Olá, {name}. Seu pré-pedido para {brand} foi enviado. A marca vai analisá-lo e manter você informado.',
  },
  noticeSubject: { en: 'New order #{order} from {retailer}', pt_BR: 'Novo pedido nº {order} de {retailer}' },
  notice: {
    en: 'Hello {name}, {retailer} has sent you a pre-order.',
    pt_BR: 'Olá, {name}. {retailer} enviou um pré-pedido para você.',
  },
  units: { en: 'Units', pt_BR: 'Unidades' },
  total: { en: 'Total', pt_BR: 'Total' },
  statusSubject: { en: 'Order #{order}: {status}', pt_BR: 'Pedido nº {order}: {status}' },
  status: {
    en: 'Hello {name}, {brand} has changed the status of your order to {status}.',
    pt_BR: 'Olá, {name}. {brand} alterou o status do seu pedido para {status}.',
  },
  recalledSubject: { en: 'Order #{order} was taken back', pt_BR: 'Pedido nº {order} retirado' },
  recalled: {
    en: 'Hello {name}, {retailer} has taken back order #{order}. It is cancelled, and its units are in stock again.',
    pt_BR:
      'Olá, {name}. {retailer} retirou o pedido nº {order}. Ele está cancelado, e as unidades voltaram ao estoque.',
  },
  shippedSubject: { en: 'Order #{order}: units sent', pt_BR: 'Pedido nº {order}: unidades enviadas' },
  shipped: {
    en: 'Hello {name}, {brand} has sent units of your order #{order}.',
    pt_BR: 'Olá, {name}. {brand} enviou unidades do seu pedido nº {order}.',
  },
  trackingSubject: {
    en: 'Order #{order}: new tracking',
    pt_BR: 'Pedido nº {order}: novo rastreio',
  },
  trackingCorrected: {
    en: 'Hello {name}, {brand} has corrected the tracking of your order #{order}. Please use this.',
    pt_BR: 'Olá, {name}. {brand} corrigiu o rastreio do seu pedido nº {order}. Use estes dados.',
  },
  carrier: { en: 'Carrier', pt_BR: 'Transportadora' },
  trackingLink: { en: 'Follow it at', pt_BR: 'Acompanhe em' },
  tracking: { en: 'Tracking code', pt_BR: 'Código de rastreio' },
  orderButton: { en: 'See the order', pt_BR: 'Ver o pedido' },
});

interface SentOrder {
  /** Which side of the order reads it. */
  side: 'buyer' | 'seller';
  name: string;
  order: number;
  brand: string;
  retailer: string;
  units: number;
  /** In words, with its currency. */
  total: string;
  url: string;
}

/** The mails to the retailer and the brand when an order is sent. */
export const orderLetter = (language: MailLanguage, { side, units, total, url, ...values }: SentOrder): MailContent => {
  const kind = side === 'buyer' ? 'confirmation' : 'notice';
  return {
    subject: t(language, `${kind}Subject`, values),
    paragraphs: [t(language, kind, values)],
    facts: [
      [t(language, 'units'), String(units)],
      [t(language, 'total'), total],
    ],
    button: { label: t(language, 'orderButton'), url },
  };
};

interface MovedOrder {
  name: string;
  order: number;
  brand: string;
  /** In words of the reader's language. */
  status: string;
  url: string;
}

/** An order stands elsewhere now. */
export const statusLetter = (language: MailLanguage, { url, ...values }: MovedOrder): MailContent => ({
  subject: t(language, 'statusSubject', { ...values }),
  paragraphs: [t(language, 'status', { ...values })],
  button: { label: t(language, 'orderButton'), url },
});

interface SentUnits {
  name: string;
  order: number;
  brand: string;
  units: number;
  /** Tracking code; empty for none. */
  code: string;
  /** Who carries it, and the address where it can be followed; empty for none. */
  carrier: string;
  link: string;
  url: string;
}

type Followed = Pick<SentUnits, 'code' | 'carrier' | 'link'>;

/** How a shipment can be followed, as far as it is known. */
const followFacts = (language: MailLanguage, { code, carrier, link }: Followed): Fact[] => {
  const known: Fact[] = [
    [t(language, 'carrier'), carrier],
    [t(language, 'tracking'), code],
    [t(language, 'trackingLink'), link, link],
  ];
  return known.filter(([, value]) => value !== '');
};

/** Units of an order are under way. */
export const shipmentLetter = (
  language: MailLanguage,
  { units, code, carrier, link, url, ...values }: SentUnits,
): MailContent => ({
  subject: t(language, 'shippedSubject', values),
  paragraphs: [t(language, 'shipped', values)],
  facts: [[t(language, 'units'), String(units)], ...followFacts(language, { code, carrier, link })],
  button: { label: t(language, 'orderButton'), url },
});

/** The tracking of a shipment was put right. */
export const trackingLetter = (
  language: MailLanguage,
  { code, carrier, link, url, ...values }: Omit<SentUnits, 'units'>,
): MailContent => ({
  subject: t(language, 'trackingSubject', values),
  paragraphs: [t(language, 'trackingCorrected', values)],
  facts: followFacts(language, { code, carrier, link }),
  button: { label: t(language, 'orderButton'), url },
});

interface RecalledOrder {
  name: string;
  order: number;
  retailer: string;
  url: string;
}

/** The mail to the brand when the retailer cancels an order. */
export const recalledLetter = (language: MailLanguage, { url, ...values }: RecalledOrder): MailContent => ({
  subject: t(language, 'recalledSubject', { ...values }),
  paragraphs: [t(language, 'recalled', { ...values })],
  button: { label: t(language, 'orderButton'), url },
});
