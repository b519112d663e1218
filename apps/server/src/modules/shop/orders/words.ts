import { createTranslator } from '../../../platform/words.ts';

/** What the calls of orders and their addresses say. */
export const t = createTranslator({
  done: { en: 'Success', pt_BR: 'Sucesso' },
  messageLong: {
    en: 'A message may have up to {length} characters. Send the rest as a second message.',
    pt_BR: 'Uma mensagem pode ter até {length} caracteres. Envie o restante em uma segunda mensagem.',
  },
  messagesFull: {
    en: 'This order has {messages} messages, and takes no more. Please go on by e-mail.',
    pt_BR: 'Este pedido tem {messages} mensagens e não aceita outras. Continue por e-mail.',
  },
  factsFull: {
    en: 'This order was changed {facts} times, and takes no more changes. Please contact support.',
    pt_BR: 'Este pedido foi alterado {facts} vezes e não aceita outras alterações. Fale com o suporte.',
  },
  nothingAgain: {
    en: 'Nothing of this order can be ordered again: its products are no longer on offer, or sold out.',
    pt_BR: 'Nada deste pedido pode ser pedido de novo: os produtos saíram de oferta ou estão esgotados.',
  },
  recallOver: {
    en: 'The time to take this order back is over. Write to the brand to change or cancel it.',
    pt_BR: 'O prazo para retirar este pedido terminou. Escreva à marca para alterá-lo ou cancelá-lo.',
  },
  recallBegun: {
    en: 'The brand has begun with this order. Write to the brand to change or cancel it.',
    pt_BR: 'A marca já começou a tratar este pedido. Escreva à marca para alterá-lo ou cancelá-lo.',
  },
  notUndoable: {
    en: 'This status can no longer be taken back: too much time has passed, or something followed from it.',
    pt_BR: 'Este status não pode mais ser desfeito: passou muito tempo ou algo já aconteceu depois dele.',
  },
  soldMeanwhile: {
    en: 'The units of this order were sold meanwhile, so it stays cancelled. The retailer can order again.',
    pt_BR:
      'As unidades deste pedido foram vendidas nesse meio-tempo, e ele continua cancelado. O lojista pode pedir de novo.',
  },
  movedMeanwhile: {
    en: '{person} has changed this order meanwhile. It is {status} now.',
    pt_BR: '{person} alterou este pedido enquanto isso. Agora está como {status}.',
  },
  somebody: { en: 'Somebody else', pt_BR: 'Outra pessoa' },
  gone: { en: 'This order is no longer here.', pt_BR: 'Este pedido não está mais aqui.' },
  transition: { en: 'An order cannot go from {from} to {to}.', pt_BR: 'Um pedido não pode ir de {from} para {to}.' },
});
