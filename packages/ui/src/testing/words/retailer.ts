import type { RetailerAboutLabels } from '../../sections/RetailerAbout/index.ts';
import { wordsOf } from './wordsOf.ts';

export const retailerAboutWords = wordsOf<RetailerAboutLabels>('Sections/RetailerAbout', {
  locations: ['Stores in', 'Lojas em'],
  yearEstablished: ['Year established', 'Ano de fundação'],
  social: ['Links of the retailer', 'Links do lojista'],
});
