import type { CompareBarLabels } from '../../commerce/catalogue/CompareBar/index.ts';
import type { CompareTableLabels } from '../../commerce/catalogue/CompareTable/index.ts';
import { priceWords } from './product.ts';
import { wordsOf } from './wordsOf.ts';

export const compareBarWords = wordsOf<CompareBarLabels>('Commerce/CompareBar', {
  region: ['Products to compare', 'Produtos para comparar'],
  count: [
    '{count, plural, one {# of {most} products to compare} other {# of {most} products to compare}}',
    '{count, plural, one {# de {most} produtos para comparar} other {# de {most} produtos para comparar}}',
  ],
  compare: ['Compare', 'Comparar'],
  reason: ['Tick one more.', 'Marque mais um.'],
  clear: ['Clear', 'Limpar'],
});

export const compareTableWords = wordsOf<CompareTableLabels>('Commerce/CompareTable', {
  ...priceWords.texts,
  caption: ['Products side by side', 'Produtos lado a lado'],
  price: ['Price', 'Preço'],
  colours: ['Colours', 'Cores'],
  sizes: ['Sizes', 'Tamanhos'],
  noSize: ['Out of stock', 'Esgotado'],
  sizeGone: ['{size}: out of stock', '{size}: esgotado'],
  remove: ['Remove {name} from the comparison', 'Tirar {name} da comparação'],
  add: ['Add to cart: {name}', 'Adicionar ao carrinho: {name}'],
  addToCart: ['Add to cart', 'Adicionar ao carrinho'],
});
