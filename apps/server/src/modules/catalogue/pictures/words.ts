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
    en: 'Somebody else has changed the pictures meanwhile. Nothing of yours was saved yet.',
    pt_BR: 'Outra pessoa alterou as imagens enquanto isso. Nada do que você fez foi salvo ainda.',
  },
  videoLink: {
    en: 'This is no video that the shop can play. Enter the address of a file that begins with https:// and ends in .mp4 or .webm.',
    pt_BR:
      'A loja não consegue reproduzir este vídeo. Informe o endereço de um arquivo que comece com https:// e termine em .mp4 ou .webm.',
  },
});
