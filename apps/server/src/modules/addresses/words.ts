import { createTranslator } from '../../platform/words.ts';

/** What saving an address says. */
export const t = createTranslator({
  factsFull: {
    en: 'This order was changed {facts} times, and takes no other addresses. Please contact support.',
    pt_BR: 'Este pedido foi alterado {facts} vezes e não aceita outros endereços. Fale com o suporte.',
  },
});
