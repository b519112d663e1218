import { createTranslator } from '../../../platform/words.ts';

/** What the newsletter says (V-032). */
export const t = createTranslator({
  emailRequired: { en: 'Email required', pt_BR: 'E-mail obrigatório' },
  typeRequired: { en: 'Company type required', pt_BR: 'Tipo de empresa obrigatório' },
  askedToConfirm: {
    en: 'Thank you! Please confirm with the link we have sent to your e-mail.',
    pt_BR: 'Obrigado! Confirme pelo link que enviamos para o seu e-mail.',
  },
  thanks: { en: 'Thank you for subscribing!', pt_BR: 'Obrigado por assinar!' },
  unsubscribed: { en: 'You are no longer on our list.', pt_BR: 'Você não está mais na nossa lista.' },
  linkSpent: {
    en: 'This link is no longer valid. Please subscribe again.',
    pt_BR: 'Este link não é mais válido. Faça a inscrição de novo.',
  },
});
