import { createTranslator } from '../../../../platform/words.ts';

/** What the calls say with which an order is changed after it was sent. */
export const t = createTranslator({
  past: {
    en: 'This order is {status}. It can no longer be changed.',
    pt_BR: 'Este pedido está {status} e não pode mais ser alterado.',
  },
  stale: {
    en: 'This order has changed since you opened it, so nothing was saved. Check it as it is now and try again.',
    pt_BR: 'Este pedido mudou desde que você o abriu, e nada foi salvo. Confira como está agora e tente de novo.',
  },
  open: {
    en: 'A change of this order waits for an answer already. Withdraw it before you propose another one.',
    pt_BR: 'Uma alteração deste pedido já aguarda resposta. Retire-a antes de propor outra.',
  },
  none: {
    en: 'No change of this order waits for an answer.',
    pt_BR: 'Nenhuma alteração deste pedido aguarda resposta.',
  },
  corrected: {
    en: '{name}, {variation}, {size}: the order has {now} now, and the change begins from {from}. Decline it, so that the retailer can propose again.',
    pt_BR:
      '{name}, {variation}, {size}: o pedido tem {now} agora, e a alteração parte de {from}. Recuse-a para que o lojista possa propor de novo.',
  },
  unknown: {
    en: 'The order does not have this colour and size.',
    pt_BR: 'O pedido não tem esta cor e este tamanho.',
  },
  nothingChanged: { en: 'Change at least one quantity.', pt_BR: 'Altere pelo menos uma quantidade.' },
  nothingLeft: {
    en: 'Nothing would be left of the order. Ask the brand to cancel it instead.',
    pt_BR: 'Não sobraria nada no pedido. Peça à marca que o cancele.',
  },
  alreadySent: {
    en: '{name}, {variation}, {size}: {shipped} were sent already. Enter {shipped} or more.',
    pt_BR: '{name}, {variation}, {size}: {shipped} já foram enviadas. Informe {shipped} ou mais.',
  },
  notOffered: {
    en: '{name}, {variation}, {size} can no longer be ordered. Enter {ordered} or fewer.',
    pt_BR: '{name}, {variation}, {size} não pode mais ser pedido. Informe {ordered} ou menos.',
  },
  priceChanged: {
    en: '{name} costs {now} now, and {agreed} in this order. Order more of it with a new order.',
    pt_BR: '{name} custa {now} agora, e {agreed} neste pedido. Peça mais unidades em um novo pedido.',
  },
  stock: {
    en: '{name}, {variation}, {size}: {most} at most, by the stock of now.',
    pt_BR: '{name}, {variation}, {size}: no máximo {most}, pelo estoque de agora.',
  },
});
