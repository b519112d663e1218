import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nameMissing: { en: 'Write the name in at least one language.', pt_BR: 'Escreva o nome em pelo menos um idioma.' },
  measurementTwice: {
    en: 'Two measurements have this name. Change one of them.',
    pt_BR: 'Duas medidas têm este nome. Mude uma delas.',
  },
  unknownRun: {
    en: 'These sizes are no longer there. Choose again.',
    pt_BR: 'Estes tamanhos não existem mais. Escolha de novo.',
  },
  unknownSize: {
    en: 'The chart has no size {size}. Empty this field.',
    pt_BR: 'A tabela não tem o tamanho {size}. Esvazie este campo.',
  },
  noFigures: {
    en: 'Enter at least one measurement in centimetres.',
    pt_BR: 'Informe pelo menos uma medida em centímetros.',
  },
  inUse: {
    en: 'Products use this size chart: {products}. Choose another chart for them first.',
    pt_BR: 'Produtos que usam esta tabela de medidas: {products}. Escolha outra tabela para eles antes.',
  },
  changedMeanwhile: {
    en: '{person} has changed this size chart. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou esta tabela de medidas. Nada do que você fez foi salvo ainda.',
  },
});
