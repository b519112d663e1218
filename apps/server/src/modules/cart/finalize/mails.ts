import { amountInWords } from '@vitrine/api/rules';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { OutgoingMail } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { sayFrom } from '../../../platform/words.ts';
import type { OrderContent, Recipient } from './content.ts';

const say = sayFrom({
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
  button: { en: 'See the order', pt_BR: 'Ver o pedido' },
});

const factsOf = ({ items, currency }: OrderContent, language: Recipient['language_code']): [string, string][] => {
  const units = items.reduce((sum, item) => sum + item.quantity, 0);
  const cents = items.reduce((sum, item) => sum + item.quantity * (item.unit_cents ?? 0), 0);
  return [
    [say(language, 'units'), String(units)],
    [say(language, 'total'), amountInWords(cents, currency)],
  ];
};

/** Confirmation for the member who ordered, notice for the brand's members, each in the recipient's language. */
export const orderMails = (scope: BuyerScope, content: OrderContent, orderId: number): OutgoingMail[] =>
  content.recipients.map(({ id, side, email, first_name, language_code: language }) => {
    const kind = side === 'buyer' ? 'confirmation' : 'notice';
    const values = { order: orderId, name: first_name, brand: content.brand_name, retailer: content.retailer_name };
    const mail = renderMail(scope.account, language, {
      subject: say(language, `${kind}Subject`, values),
      paragraphs: [say(language, kind, values)],
      facts: factsOf(content, language),
      button: { label: say(language, 'button'), url: `${scope.origin}/order/${orderId}` },
    });
    return { ...mail, kind: `order-${kind}`, recipient: email, id: `order-${orderId}-created-${id}` };
  });
