import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  tooMany: {
    en: 'A product has {most} pictures at most. Remove one first.',
    pt_BR: 'Um produto tem no máximo {most} imagens. Remova uma antes.',
  },
  notThere: {
    en: 'This product does not have this colour or picture. Load the page again.',
    pt_BR: 'Este produto não tem esta cor ou imagem. Carregue a página de novo.',
  },
  changedMeanwhile: {
    en: '{person} has changed the pictures meanwhile. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou as imagens enquanto isso. Nada do que você fez foi salvo ainda.',
  },
});
