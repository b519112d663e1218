import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  noLink: {
    en: 'This is not a web address. Begin it with https://',
    pt_BR: 'Este não é um endereço da web. Comece com https://',
  },
  noDraft: { en: 'There is no draft to publish.', pt_BR: 'Não há rascunho para publicar.' },
  past: { en: 'This moment has passed. Choose one to come.', pt_BR: 'Este momento já passou. Escolha um futuro.' },
  farAway: {
    en: 'Choose a moment within a year.',
    pt_BR: 'Escolha um momento dentro de um ano.',
  },
  changedMeanwhile: {
    en: '{person} has changed the page. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou a página. Nada do que você fez foi salvo ainda.',
  },
});
