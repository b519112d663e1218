import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  full: {
    en: 'Your company has {most} favourites, the most there can be. Remove one, and try again.',
    pt_BR: 'Sua empresa tem {most} favoritos, o máximo possível. Remova um e tente de novo.',
  },
});
