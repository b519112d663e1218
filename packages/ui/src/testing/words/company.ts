import type { FindOutMoreLabels } from '../../sections/FindOutMore/index.ts';
import { wordsOf } from './wordsOf.ts';

export const findOutMoreWords = wordsOf<FindOutMoreLabels>('Sections/FindOutMore', {
  brand: ["I'm a brand", 'Sou uma marca'],
  buyer: ["I'm a buyer", 'Sou lojista'],
});

export const companyValuesWords = wordsOf<{ title: string }>('Sections/CompanyValues', {
  title: ['Our values', 'Nossos valores'],
});
