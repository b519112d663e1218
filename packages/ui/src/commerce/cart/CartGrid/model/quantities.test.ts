import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartGridRow } from '../types.ts';
import { clamp, hintKind, matrixOf, settle, stockHint, totalsOf } from './quantities.ts';
import { dragged } from '../../../../internal/grid/fill.ts';
import { applyingRun, clearing, fillingDown, fillingFrom, fillingRight, unitsIn } from './wishes.ts';

const sizes = ['S', 'M', 'L'].map((name, at) => ({ id: at + 1, name }));
const row = (id: number, quantities: readonly (number | null)[], stock: number | null = null): CartGridRow => ({
  id,
  label: `Colour ${id}`,
  swatch: { color: '#000' },
  cells: quantities.flatMap((quantity, at) =>
    quantity === null ? [] : [{ itemId: id * 10 + at + 1, sizeId: at + 1, quantity, stock, state: 'idle' as const }],
  ),
});
const matrix = matrixOf([row(1, [1, 2, 3]), row(2, [4, null, 6], 8), row(3, [0, 0, 0], 0)], sizes);
const all = { top: 0, bottom: 2, start: 0, end: 2 };

describe('quantities', () => {
  it('adds rows, columns and the whole', () => {
    expect(totalsOf(matrix)).toEqual({ rows: [6, 10, 0], columns: [5, 2, 9], all: 16 });
  });

  it('never goes below 0 or above stock, and null is not limited (V-060, V-062, D-086)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.nat()), (wish, stock) => {
        const units = clamp(wish, stock);
        expect(units).toBeGreaterThanOrEqual(0);
        expect(units).toBeLessThanOrEqual(stock ?? Math.max(0, wish));
      }),
    );
  });

  it('cuts a wish to stock and says what is there (V-060)', () => {
    expect(settle(matrix, [{ itemId: 21, quantity: 20 }])).toEqual({
      changes: [{ itemId: 21, quantity: 8, before: 4, seen: 4 }],
      notices: [{ itemId: 21, wanted: 20, available: 8 }],
    });
  });

  it('has no change for a wish that is already so', () => {
    expect(settle(matrix, [{ itemId: 11, quantity: 1 }])).toEqual({ changes: [], notices: [] });
  });

  it('speaks of stock under 5, and of none as out of stock (V-063, K-52, D-087)', () => {
    expect([null, 5, 4, 1, 0].map(stockHint)).toEqual(['none', 'none', 'low', 'low', 'out']);
  });

  it('says what is left in the same way in every cell that always says it', () => {
    const cell = { itemId: 1, sizeId: 1, quantity: 0, state: 'idle', alwaysSaysLeft: true } as const;
    expect([null, 12, 4, 0].map((stock) => hintKind({ ...cell, stock }))).toEqual(['none', 'told', 'told', 'out']);
  });
});

describe('wishes', () => {
  it('clears a range', () => {
    expect(clearing(matrix, { top: 0, bottom: 1, start: 0, end: 1 })).toEqual(
      [11, 12, 21].map((itemId) => ({ itemId, quantity: 0 })),
    );
  });

  it('fills down from the first row, or from above a single cell', () => {
    expect(fillingDown(matrix, { top: 0, bottom: 2, start: 0, end: 0 }).map((wish) => wish.quantity)).toEqual([
      1, 1, 1,
    ]);
    expect(fillingDown(matrix, { top: 1, bottom: 1, start: 2, end: 2 })).toEqual([{ itemId: 23, quantity: 3 }]);
  });

  it('fills on from the first column, or from before a single cell', () => {
    expect(fillingRight(matrix, { top: 0, bottom: 0, start: 1, end: 2 }).map((wish) => wish.quantity)).toEqual([2, 2]);
    expect(fillingRight(matrix, { top: 0, bottom: 0, start: 1, end: 1 })).toEqual([{ itemId: 12, quantity: 1 }]);
  });

  it('gives the size run of one colour to all others, where the size exists', () => {
    expect(applyingRun(matrix, 0).map((wish) => wish.itemId)).toEqual([21, 23, 31, 32, 33]);
  });

  it('copies a rectangle out with a gap for a size that is not made', () => {
    expect(unitsIn(matrix, { ...all, bottom: 1 })).toEqual([
      [1, 2, 3],
      [4, null, 6],
    ]);
  });

  it('draws a handle along the direction in which it went further', () => {
    const one = { top: 1, bottom: 1, start: 1, end: 1 };
    expect(dragged(one, { row: 2, column: 2 })).toEqual({ ...one, bottom: 2 });
    expect(dragged(one, { row: 0, column: 1 })).toEqual({ ...one, top: 0 });
    expect(dragged(one, { row: 1, column: 0 })).toEqual({ ...one, start: 0 });
    expect(dragged(all, { row: 1, column: 1 })).toEqual(all);
  });

  it('repeats what is in the source through the rest, in both directions', () => {
    const column = [2, 5, 0, 0, 0].map((quantity, at) => row(at + 1, [quantity]));
    const filled = (top: number, bottom: number, source: { top: number; bottom: number }) =>
      fillingFrom(matrixOf(column, sizes), { ...source, start: 0, end: 0 }, { top, bottom, start: 0, end: 0 });
    expect(filled(0, 4, { top: 0, bottom: 1 }).map((wish) => wish.quantity)).toEqual([2, 5, 2]);
    expect(filled(0, 2, { top: 1, bottom: 2 })).toEqual([{ itemId: 11, quantity: 0 }]);
  });
});
