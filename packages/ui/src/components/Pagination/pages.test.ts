import { expect, it } from 'vitest';
import { steps } from './pages.ts';

it('offers the ends, the current page and its neighbours (R-240)', () => {
  expect(steps(5, 10)).toEqual([1, 'gap', 4, 5, 6, 'gap', 10]);
});

it('never puts a gap in place of one page', () => {
  expect(steps(4, 10)).toEqual([1, 2, 3, 4, 5, 'gap', 10]);
  expect(steps(7, 10)).toEqual([1, 'gap', 6, 7, 8, 9, 10]);
});

it('offers every page of a short list', () => {
  expect(steps(2, 3)).toEqual([1, 2, 3]);
});
