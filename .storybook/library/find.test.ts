import { expect, it } from 'vitest';
import { find } from './find.ts';

const entries = [
  { title: 'Components/Button', purpose: 'An action.', words: [] },
  { title: 'Sections/BrandHeader', purpose: 'The top of a brand.', words: ['ABOUT THE BRAND, MAKE A BUY'] },
  { title: 'Commerce/FilterBar', purpose: 'Drop-down filters, each with a button.', words: ['Clear filters'] },
];
const titles = (search: string) => find(entries, search).map(({ title }) => title);

it('finds a component by words it shows, whatever their case and accents', () => {
  expect(titles('make a buy')).toEqual(['Sections/BrandHeader']);
  expect(titles('CLÉAR FILTERS')).toEqual(['Commerce/FilterBar']);
});

it('puts names before words and words before purposes', () => {
  expect(titles('button')).toEqual(['Components/Button', 'Commerce/FilterBar']);
  expect(titles('brand')).toEqual(['Sections/BrandHeader']);
});

it('shows everything to an empty search, and nothing for what is not there', () => {
  expect(titles('  ')).toHaveLength(3);
  expect(titles('xyz')).toEqual([]);
});
