import { expect, it } from 'vitest';
import { pageQuery } from '../schemas/index.ts';
import { parseIds, parsePage, parsePricelist } from './pages.ts';

it.each([
  ['2', 2],
  [3, 3],
  ['x', 1],
  ['', 1],
  [null, 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  [undefined, 1],
  ['1e3', 1],
])('page %s is page %i (R-062, V-056)', (value, page) => {
  expect(parsePage(value)).toBe(page);
});

it('the server reads pages the same way (R-062)', () => {
  expect(['2', 'x', '0', '1.5', undefined].map((value) => pageQuery.parse(value))).toEqual([2, 1, 1, 1, 1]);
});

it('a comma list keeps its numbers (R-210, R-211, R-212)', () => {
  expect([parseIds('13, 14,13'), parseIds('a,7,,0,-3'), parseIds(null), parseIds('')]).toEqual([[13, 14], [7], [], []]);
});

it.each([
  ['4', 4],
  ['', null],
  ['0', null],
  ['null', null],
  [null, null],
])('price list %s is %s (S-074, V-046)', (value, id) => {
  expect(parsePricelist(value)).toBe(id);
});
