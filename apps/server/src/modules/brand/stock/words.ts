import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  unknown: {
    en: 'The product does not have this colour and size. Load the page again.',
    pt_BR: 'O produto não tem esta cor e este tamanho. Carregue a página de novo.',
  },
  changedMeanwhile: {
    en: 'An order or a colleague has changed {cells}. Nothing was saved yet. Check your figures and save again.',
    pt_BR: 'Um pedido ou um colega alterou {cells}. Nada foi salvo ainda. Confira os números e salve de novo.',
  },
  cellsChanged: {
    en: 'An order or a colleague has changed some of these cells. Nothing of yours was saved yet.',
    pt_BR: 'Um pedido ou um colega alterou algumas destas células. Nada do que você fez foi salvo ainda.',
  },
  gone: {
    en: 'This colour and size is no longer there.',
    pt_BR: 'Esta cor e este tamanho não existem mais.',
  },
  twice: {
    en: 'The same cell is there twice.',
    pt_BR: 'A mesma célula aparece duas vezes.',
  },
  wrong: {
    en: 'Some cells are wrong. Nothing was saved.',
    pt_BR: 'Há células com erro. Nada foi salvo.',
  },
  cell: { en: '{colour} {size} (now {quantity})', pt_BR: '{colour} {size} (agora {quantity})' },
  noLimit: { en: 'without limit', pt_BR: 'sem limite' },
  more: { en: '{count} more', pt_BR: 'mais {count}' },
});
