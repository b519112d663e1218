import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  reasonMissing: {
    en: 'Write a reason. The retailer reads it in the mail.',
    pt_BR: 'Escreva um motivo. O lojista o lê no e-mail.',
  },
  statusChanged: {
    en: '{person} has changed the status of this retailer. Nothing was changed. Look at it again and decide.',
    pt_BR: '{person} mudou o status deste lojista. Nada foi alterado. Confira de novo e decida.',
  },
});
