import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  title: { en: 'Newsletter', pt_BR: 'Newsletter' },
  email: { en: 'E-mail', pt_BR: 'E-mail' },
  type: { en: 'Type', pt_BR: 'Tipo' },
  since: { en: 'Since', pt_BR: 'Desde' },
  b: { en: 'Retailer', pt_BR: 'Lojista' },
  s: { en: 'Brand', pt_BR: 'Marca' },
  r: { en: 'Showroom', pt_BR: 'Showroom' },
  d: { en: 'Distributor', pt_BR: 'Distribuidor' },
});
