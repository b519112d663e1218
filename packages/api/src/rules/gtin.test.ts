import { expect, it } from 'vitest';
import { gtinDigits, gtinKey, gtinOfNumber, gtinProblem } from './gtin.ts';

it.each([
  ['96385074', undefined],
  ['036000291452', undefined],
  ['7891000315507', undefined],
  ['17891000315504', undefined],
  ['789 1000-315507', undefined],
  ['７８９１０００３１５５０７', undefined],
  ['7891000315506', 'check'],
  ['36000291452', 'length'],
  ['', 'letters'],
  ['789100031550X', 'letters'],
  ['7.89E+12', 'rounded'],
  ['7,891E+12', 'rounded'],
])('GTIN %s: %s', (text, problem) => {
  expect(gtinProblem(gtinDigits(text))).toBe(problem);
});

it('A GTIN keeps its zeros, is the same in 12, 13 and 14 digits, and gets them back from a number', () => {
  expect(gtinKey('036000291452')).toBe(gtinKey('0036000291452'));
  expect([gtinOfNumber(36000291452), gtinOfNumber(7891000315507), gtinOfNumber(1234)]).toEqual([
    '036000291452',
    '7891000315507',
    '1234',
  ]);
});
