import { createTranslator } from '../../../../platform/words.ts';

export const t = createTranslator({
  inUse: {
    en: '"{name}" stays. Brands that have it: {brands}, products: {products}. Give them another one first, or hide it.',
    pt_BR:
      '"{name}" fica. Marcas que a têm: {brands}, produtos: {products}. Escolha outra para eles antes, ou oculte-a.',
  },
});
