import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nobody: {
    en: 'Nobody there can sign in, so there is nothing to look at. Add or activate a person first.',
    pt_BR: 'Ninguém ali pode entrar, então não há nada para ver. Adicione ou ative uma pessoa antes.',
  },
  staff: {
    en: 'This person works in the back office, as you do. Choose a person of a retailer or a brand.',
    pt_BR: 'Esta pessoa trabalha na administração, como você. Escolha uma pessoa de um lojista ou de uma marca.',
  },
  noStage: { en: 'Only a retailer has a stage.', pt_BR: 'Somente um lojista tem um estágio.' },
  spent: {
    en: 'This link has been used or has expired. Open the shop from the back office again.',
    pt_BR: 'Este link já foi usado ou expirou. Abra a loja de novo a partir da administração.',
  },
});
