import { expect, it } from 'vitest';
import { templateOf } from './layouts.ts';

it('a hero without a layout, or with an unknown one, has layout C (K-38, R-076)', () => {
  expect(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(templateOf)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
  expect([null, undefined, '', 'H', 'toString'].map(templateOf)).toEqual(['C', 'C', 'C', 'C', 'C']);
});
