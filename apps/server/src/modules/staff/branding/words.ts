import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  changedMeanwhile: {
    en: '{person} has changed the look meanwhile. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou o visual nesse meio-tempo. Nada do seu foi salvo ainda.',
  },
  decidedOnOld: {
    en: 'Somebody has saved the draft again meanwhile. Look at it before you decide. Your decision was not saved.',
    pt_BR: 'Alguém salvou o rascunho de novo nesse meio-tempo. Veja-o antes de decidir. Sua decisão não foi salva.',
  },
  noDraft: {
    en: 'There is no draft any more. Nothing was changed.',
    pt_BR: 'Não há mais rascunho. Nada foi alterado.',
  },
  logoTooLarge: {
    en: 'It has {megabytes} MB; at most 5 fit. Save it smaller.',
    pt_BR: 'Ela tem {megabytes} MB; cabem no máximo 5. Salve-a menor.',
  },
  logoNotCarried: {
    en: 'It is a picture the document carries, but none in PNG, SVG, JPEG or WebP as base64.',
    pt_BR: 'É uma imagem dentro do documento, mas não em PNG, SVG, JPEG ou WebP como base64.',
  },
  noLogo: {
    en: 'There is no such picture. Name a PNG, SVG, JPEG or WebP file by its path from the folder of this document.',
    pt_BR:
      'Esta imagem não existe. Indique um arquivo PNG, SVG, JPEG ou WebP pelo caminho a partir da pasta deste documento.',
  },
});
