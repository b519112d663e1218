import { createTranslator } from '../../platform/words.ts';

/** What the newsletter says (V-032). */
export const t = createTranslator({
  emailRequired: { en: 'Email required', pt_BR: 'E-mail obrigatório' },
  typeRequired: { en: 'Company type required', pt_BR: 'Tipo de empresa obrigatório' },
  thanks: { en: 'Thank you for subscribing!', pt_BR: 'Obrigado por assinar!' },
});
