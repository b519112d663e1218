import { createTranslator } from '../../../platform/words.ts';

/** What the calls say with which a brand works on its orders. */
export const t = createTranslator({
  full: {
    en: 'This order takes no more entries of this kind. Please contact support.',
    pt_BR: 'Este pedido não aceita mais registros deste tipo. Fale com o suporte.',
  },
  notShippable: {
    en: 'Units can be sent while an order is {processing} or {transit}. Change its status first.',
    pt_BR: 'As unidades podem ser enviadas quando o pedido está {processing} ou {transit}. Altere o status antes.',
  },
  closed: {
    en: 'This order is closed. It can no longer be corrected.',
    pt_BR: 'Este pedido está encerrado e não pode mais ser corrigido.',
  },
  noUnits: { en: 'Enter at least one unit.', pt_BR: 'Informe pelo menos uma unidade.' },
  notInOrder: {
    en: 'The order does not have this colour and size.',
    pt_BR: 'O pedido não tem esta cor e este tamanho.',
  },
  tooMany: {
    en: '{name}, {variation}, {size}: only {left} are left to send.',
    pt_BR: '{name}, {variation}, {size}: restam apenas {left} para enviar.',
  },
  onlyFewer: {
    en: '{name}, {variation}, {size}: a correction takes units out. Enter {ordered} or fewer.',
    pt_BR: '{name}, {variation}, {size}: a correção retira unidades. Informe {ordered} ou menos.',
  },
  alreadySent: {
    en: '{name}, {variation}, {size}: {shipped} were sent already. Enter {shipped} or more.',
    pt_BR: '{name}, {variation}, {size}: {shipped} já foram enviadas. Informe {shipped} ou mais.',
  },
  nothingLeft: {
    en: 'Nothing would be left of the order. Cancel it instead.',
    pt_BR: 'Não sobraria nada no pedido. Cancele-o.',
  },
  nothingChanged: { en: 'No units were taken out.', pt_BR: 'Nenhuma unidade foi retirada.' },
  noTracking: {
    en: 'Enter a tracking code or a link: without one, nobody can follow the shipment.',
    pt_BR: 'Informe um código ou um link de rastreio: sem um deles, ninguém acompanha o envio.',
  },
  noTrackingLink: {
    en: 'This is not a web address that begins with https://. Copy it from the page of the carrier, or leave it empty.',
    pt_BR:
      'Este não é um endereço que começa com https://. Copie-o da página da transportadora ou deixe o campo vazio.',
  },
  noLink: {
    en: 'This is not a web address. Begin it with https://',
    pt_BR: 'Este não é um endereço da web. Comece com https://',
  },
  paid: {
    en: 'This payment is paid or refunded, so it can no longer be changed or removed. Set it to Refunded if the money went back.',
    pt_BR:
      'Este pagamento já foi pago ou reembolsado e não pode mais ser alterado nem removido. Se o dinheiro foi devolvido, altere para Reembolsado.',
  },
  reused: {
    en: 'This order has a payment with this reference. Choose another one.',
    pt_BR: 'Este pedido já tem um pagamento com esta referência. Escolha outra.',
  },
});
