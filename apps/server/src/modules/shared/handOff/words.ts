import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  otherSite: {
    en: 'This address is not on a partner site of the account. Open the link without a ticket.',
    pt_BR: 'Este endereço não pertence a um site parceiro da conta. Abra o link sem ticket.',
  },
  ticketSpent: {
    en: 'This ticket has been used, has expired or is for another site. Ask the member to follow the link again.',
    pt_BR: 'Este ticket já foi usado, expirou ou é de outro site. Peça que a pessoa siga o link de novo.',
  },
});
