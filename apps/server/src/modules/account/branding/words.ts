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
});
