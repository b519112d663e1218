import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  ended: {
    en: 'You get no more daily mails. The list in the shop goes on.',
    pt_BR: 'Você não receberá mais e-mails diários. A lista na loja continua.',
  },
});
