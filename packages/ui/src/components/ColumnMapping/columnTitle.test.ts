import { expect, it } from 'vitest';
import { letterOf } from './columnTitle.ts';

it('Columns have letters as in spreadsheets', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
});
