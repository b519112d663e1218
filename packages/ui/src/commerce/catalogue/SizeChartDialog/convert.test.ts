import { expect, it } from 'vitest';
import { convert } from './convert.ts';

it('shows centimetres as they are (D-088)', () => {
  expect(convert(91.5, 'cm')).toBe(91.5);
});

it('divides by 2.54 for inches, to one decimal (S-081, K-76, D-088)', () => {
  expect([2.54, 91.5, 100, 0].map((value) => convert(value, 'inches'))).toEqual([1, 36, 39.4, 0]);
});
