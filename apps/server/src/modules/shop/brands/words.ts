import { createTranslator } from '../../../platform/words.ts';

/** What the brands' calls say when they refuse (X-039, X-040). */
export const t = createTranslator({
  unavailable: {
    en: 'Sorry, but the brand you are trying to access is not available',
    pt_BR: 'Desculpe, a marca que você tentou acessar não está disponível',
  },
  unknown: {
    en: 'Sorry, we could not get the brand you are searching for',
    pt_BR: 'Desculpe, não encontramos a marca que você procura',
  },
});
