import { expect, it } from 'vitest';
import { inOrder, movedTo } from './productOrder.ts';

it('A product goes to the place that was chosen, and the others close up', () => {
  expect(movedTo([1, 2, 3, 4], 4, 1)).toEqual([4, 1, 2, 3]);
  expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4]);
  expect(movedTo([1, 2, 3, 4], 2, 4)).toEqual([1, 3, 4, 2]);
});

it('Products that came meanwhile stay behind those in order; those that left are left out', () => {
  const products = [5, 1, 2].map((id) => ({ id }));
  expect(inOrder(products, [2, 9, 1]).map(({ id }) => id)).toEqual([2, 1, 5]);
});
