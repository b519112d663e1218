import { expect, it } from 'vitest';
import { modes, partners } from '../modes.ts';
import { margin, pairRows } from './pairs.ts';

it('has every pair once, measured for every partner in both modes', () => {
  const rows = pairRows();
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row.found, row.background).toHaveLength(partners.length * modes.length);
});

it('tells two-tone marks by all tones that count somewhere', () => {
  expect(
    pairRows().find(({ background, foregrounds }) => background === 'accent' && foregrounds.includes('focus')),
  ).toBeDefined();
});

it('finds no pair below what it must reach', () => {
  expect(pairRows().filter((row) => margin(row) < 1)).toEqual([]);
});
