import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  noLink: {
    en: 'This is not a web address. Begin it with https://',
    pt_BR: 'Este não é um endereço da web. Comece com https://',
  },
  noDraft: { en: 'There is no draft to publish.', pt_BR: 'Não há rascunho para publicar.' },
  changedMeanwhile: {
    en: 'Somebody else has changed the page. Nothing of yours was saved yet.',
    pt_BR: 'Outra pessoa alterou a página. Nada do que você fez foi salvo ainda.',
  },
});
