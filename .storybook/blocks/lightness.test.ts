import { expect, it } from 'vitest';
import { lightnessOf } from './lightness.ts';

it('measures how light a colour looks', () => {
  expect(lightnessOf('#000000')).toBeCloseTo(0, 3);
  expect(lightnessOf('#ffffff')).toBeCloseTo(1, 3);
  expect(lightnessOf('#ff0000')).toBeCloseTo(0.628, 3);
  expect(lightnessOf('#1f6184')).toBeCloseTo(0.472, 2);
});
