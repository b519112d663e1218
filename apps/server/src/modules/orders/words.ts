import { createTranslator } from '../../platform/words.ts';

/** What the calls of orders and their addresses say. */
export const t = createTranslator({
  done: { en: 'Success', pt_BR: 'Sucesso' },
  stale: {
    en: 'This order has changed since you opened it. Look at it again before changing its status.',
    pt_BR: 'Este pedido mudou desde que você o abriu. Confira antes de alterar o status.',
  },
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
  transition: { en: 'An order cannot go from {from} to {to}.', pt_BR: 'Um pedido não pode ir de {from} para {to}.' },
});
