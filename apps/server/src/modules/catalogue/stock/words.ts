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
  cell: { en: '{colour} {size} (now {quantity})', pt_BR: '{colour} {size} (agora {quantity})' },
  noLimit: { en: 'without limit', pt_BR: 'sem limite' },
  more: { en: '{count} more', pt_BR: 'mais {count}' },
});
