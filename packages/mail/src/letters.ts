import type { MailContent } from './content.ts';
import { createTranslator, greeting } from './language.ts';
import type { MailLanguage } from './language.ts';

const t = createTranslator({
  recoverySubject: { en: 'Reset your password', pt_BR: 'Redefina sua senha' },
  greeting,
  recoveryBody: {
    en: 'You asked to reset your password at {title}. The button below lets you choose a new one. It works once, for one hour.',
    pt_BR:
      'Você pediu para redefinir sua senha em {title}. Com o botão abaixo você escolhe uma nova. Ele funciona uma vez, por uma hora.',
  },
  recoveryButton: { en: 'Choose a new password', pt_BR: 'Escolher nova senha' },
  recoveryClosing: {
    en: 'If it was not you, ignore this mail: nothing changes.',
    pt_BR: 'Se não foi você, ignore este e-mail: nada muda.',
  },
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
  orderButton: { en: 'See the order', pt_BR: 'Ver o pedido' },
});

interface Recovery {
  /** First name of the reader. */
  name: string;
  /** Title of the account. */
  title: string;
  url: string;
}

/** The way to a new password. */
export const recoveryLetter = (language: MailLanguage, { name, title, url }: Recovery): MailContent => ({
  subject: t(language, 'recoverySubject'),
  paragraphs: [t(language, 'greeting', { name }), t(language, 'recoveryBody', { title })],
  button: { label: t(language, 'recoveryButton'), url },
  closing: t(language, 'recoveryClosing'),
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

/** An order was sent: what the retailer and the brand are told. */
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
