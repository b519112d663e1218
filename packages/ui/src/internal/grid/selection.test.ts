import { describe, expect, it } from 'vitest';
import { isSingle, move, placesOf, rangeOf, step } from './selection.ts';

const extent = { rows: 3, columns: 4 };

describe('moving through the grid', () => {
  it.each([
    ['up', { row: 0, column: 1 }],
    ['down', { row: 2, column: 1 }],
    ['left', { row: 1, column: 0 }],
    ['right', { row: 1, column: 2 }],
    ['rowStart', { row: 1, column: 0 }],
    ['rowEnd', { row: 1, column: 3 }],
    ['columnStart', { row: 0, column: 1 }],
    ['columnEnd', { row: 2, column: 1 }],
    ['first', { row: 0, column: 0 }],
    ['last', { row: 2, column: 3 }],
  ] as const)('moves %s', (how, to) => expect(move({ row: 1, column: 1 }, how, extent)).toEqual(to));

  it('goes by pages, and to the end where there are none', () => {
    const long = { rows: 100, columns: 1, page: 20 };
    expect(move({ row: 10, column: 0 }, 'pageDown', long)).toEqual({ row: 30, column: 0 });
    expect(move({ row: 10, column: 0 }, 'pageUp', long)).toEqual({ row: 0, column: 0 });
    expect(move({ row: 0, column: 1 }, 'pageDown', extent)).toEqual({ row: 2, column: 1 });
  });

  it('stops at the edges', () => {
    expect(move({ row: 0, column: 0 }, 'up', extent)).toEqual({ row: 0, column: 0 });
    expect(move({ row: 2, column: 3 }, 'right', extent)).toEqual({ row: 2, column: 3 });
  });

  it('tabs on to the next row and out after the last cell', () => {
    expect(step({ row: 0, column: 3 }, 1, extent)).toEqual({ row: 1, column: 0 });
    expect(step({ row: 1, column: 0 }, -1, extent)).toEqual({ row: 0, column: 3 });
    expect(step({ row: 2, column: 3 }, 1, extent)).toBeNull();
    expect(step({ row: 0, column: 0 }, -1, extent)).toBeNull();
  });

  it('spans a range from either corner', () => {
    const range = rangeOf({ row: 2, column: 0 }, { row: 1, column: 1 });
    expect(range).toEqual({ top: 1, bottom: 2, start: 0, end: 1 });
    expect(placesOf(range)).toHaveLength(4);
    expect(isSingle(range)).toBe(false);
  });
});
