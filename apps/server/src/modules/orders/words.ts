import { sayFrom } from '../../platform/words.ts';

/** What the calls of orders and their addresses say. */
export const say = sayFrom({
  done: { en: 'Success', pt_BR: 'Sucesso' },
  stale: {
    en: 'This order has changed since you opened it. Look at it again before changing its status.',
    pt_BR: 'Este pedido mudou desde que você o abriu. Confira antes de alterar o status.',
  },
  transition: { en: 'An order cannot go from {from} to {to}.', pt_BR: 'Um pedido não pode ir de {from} para {to}.' },
});
