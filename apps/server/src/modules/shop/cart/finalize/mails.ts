import { amountInWords } from '@vitrine/api/rules';
import { orderLetter } from '@vitrine/mail';
import type { Language } from '../../../../domain/language.ts';
import type { BuyerScope } from '../../../../domain/scope.ts';
import type { OutgoingMail } from '../../../../platform/mail/queue.ts';
import { renderMail } from '../../../../platform/mail/template.ts';
import type { OrderContent } from './content.ts';
import type { PlacedOrder } from './repository.ts';

const totalsOf = ({ items, currency }: OrderContent, language: Language) => ({
  units: items.reduce((sum, item) => sum + item.quantity, 0),
  total: amountInWords(
    items.reduce((sum, item) => sum + item.quantity * (item.unit_cents ?? 0), 0),
    currency,
    language,
  ),
});

/** Confirmation for the member who ordered, notice for the brand's members, each in the recipient's language. */
export const orderMails = (scope: BuyerScope, content: OrderContent, placed: PlacedOrder): OutgoingMail[] => {
  const order = {
    order: placed.number,
    brand: content.brand_name,
    retailer: content.retailer_name,
    url: `${scope.origin}/order/${placed.id}`,
  };
  return content.recipients.map(({ id, side, email, first_name, language_code: language }) => {
    const mail = renderMail(
      scope,
      language,
      orderLetter(language, { ...order, ...totalsOf(content, language), side, name: first_name }),
    );
    const kind = side === 'buyer' ? 'confirmation' : 'notice';
    return { ...mail, kind: `order-${kind}`, recipient: email, id: `order-${placed.id}-created-${id}` };
  });
};
