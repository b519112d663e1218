import { expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

const measure = (text: string): number => text.length;

it('A text is broken between words, and inside a word that is wider than a line', () => {
  expect(breakLines('silk shirt with bow', 10, 9, measure)).toEqual(['silk shirt', 'with bow']);
  expect(breakLines('Donaudampfschiff dress', 8, 9, measure)).toEqual(['Donaudam', 'pfschiff', 'dress']);
});

it('The last line that there is room for ends in an ellipsis when there is more', () => {
  expect(breakLines('silk shirt with bow', 10, 1, measure)).toEqual(['silk shir…']);
  expect(breakLines('silk', 10, 1, measure)).toEqual(['silk']);
  expect(breakLines('', 10, 1, measure)).toEqual([]);
});
