import { expect, it } from 'vitest';
import { expandedOf, matches, resolved, valuesOf } from './values.ts';

it('follows references to their ends', () => {
  expect(resolved({ '--a': 'var(--b) 1px', '--b': '#000000' }, 'var(--a) solid')).toBe('#000000 1px solid');
  expect(resolved({}, 'var(--elsewhere)')).toBe('var(--elsewhere)');
});

it('says a value once where light and dark agree', () => {
  expect(valuesOf(expandedOf('fjord'), '--v-space-md')).toEqual([{ mode: 'both', value: '1rem' }]);
  expect(valuesOf(expandedOf('fjord'), '--v-color-ground').map(({ mode }) => mode)).toEqual(['light', 'dark']);
});

it('finds a token by any of its names and by what it is for', () => {
  const token = {
    path: 'color.ground-raised',
    cssVariable: '--v-color-ground-raised',
    figmaName: 'color/ground-raised',
    description: 'What lies on the page: cards and dialogs',
  };
  for (const search of ['', 'ground raised', 'color/ground-raised', '--v-color', 'Cards', 'raised dialogs'])
    expect(matches(token, search), search).toBe(true);
  expect(matches(token, 'sunken')).toBe(false);
});
