import { createTranslator } from '../../platform/words.ts';

/** What a page says before, or without, its program. */
export const t = createTranslator({
  noScript: {
    en: 'This shop needs JavaScript. Please allow it for this page.',
    pt_BR: 'Esta loja precisa de JavaScript. Permita-o para esta página.',
  },
  late: { en: 'This is taking longer than it should.', pt_BR: 'Está demorando mais do que deveria.' },
  unknownShop: { en: 'There is no shop at this address.', pt_BR: 'Não há loja neste endereço.' },
  again: { en: 'Load the page again', pt_BR: 'Carregar a página de novo' },
});
