import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  notOffered: {
    en: 'This brand does not offer you this price list. Choose another one.',
    pt_BR: 'Esta marca não oferece esta lista de preços a você. Escolha outra.',
  },
});
