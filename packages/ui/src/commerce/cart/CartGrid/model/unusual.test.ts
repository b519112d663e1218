import { expect, it } from 'vitest';
import type { CartGridCell } from '../types.ts';
import { unusualOf } from './unusual.ts';

const cell = (itemId: number, quantity: number): CartGridCell => ({
  itemId,
  sizeId: itemId,
  quantity,
  stock: null,
  state: 'idle',
});
const matrix = [[cell(1, 4), cell(2, 6), null, cell(4, 0)], [cell(5, 900)]];
const change = (quantity: number) => ({ itemId: 4, quantity, before: 0, seen: 0 });

it('An entry of ten times the largest other size of its colour is unusual', () => {
  expect(unusualOf(matrix, [change(60)])).toEqual(change(60));
  expect(unusualOf(matrix, [change(59)])).toBeNull();
});

it('Nothing is unusual in an empty colour, or in a block', () => {
  expect(unusualOf([[cell(4, 0), cell(5, 0)]], [change(500)])).toBeNull();
  expect(unusualOf(matrix, [change(60), { ...change(60), itemId: 1 }])).toBeNull();
});
