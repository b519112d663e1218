import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  ownRequest: {
    en: 'Your company sent this request. Only the other side can answer it.',
    pt_BR: 'A sua empresa enviou este pedido. Só a outra parte pode responder.',
  },
});
