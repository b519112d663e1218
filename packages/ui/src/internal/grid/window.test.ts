import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers, inSight, placesOf, windowOf } from './window.ts';

describe('the rows in sight', () => {
  it('always hold every row that can be seen, and never more than a screen and a little', () => {
    fc.assert(
      fc.property(
        fc.nat(40_000),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 20, max: 120 }),
        (scroll, height, row) => {
          const count = 500;
          const top = Math.min(scroll, Math.max(0, count * row - height));
          const { first, last } = windowOf({ scroll: top, height, row, count });
          expect(first * row).toBeLessThanOrEqual(top);
          expect((last + 1) * row).toBeGreaterThanOrEqual(Math.min(top + height, count * row));
          expect(last - first).toBeLessThan(height / row + 24);
          const seen = inSight({ scroll: top, height, row, count });
          expect(covers({ first, last }, seen)).toBe(true);
          expect(seen.first * row).toBeLessThanOrEqual(top);
          expect((seen.last + 1) * row).toBeGreaterThanOrEqual(Math.min(top + height, count * row));
        },
      ),
    );
  });

  it('are drawn at once unless all that can be seen is there', () => {
    expect(covers({ first: 0, last: 15 }, { first: 3, last: 12 })).toBe(true);
    expect(covers({ first: 0, last: 15 }, { first: 8, last: 16 })).toBe(false);
    expect(covers({ first: 4, last: 15 }, { first: 3, last: 12 })).toBe(false);
  });

  it('draws nothing of nothing, and something before anything is measured', () => {
    expect(placesOf(windowOf({ scroll: 0, height: 0, row: 0, count: 0 }), -1)).toEqual([]);
    expect(placesOf(windowOf({ scroll: 0, height: 0, row: 0, count: 500 }), -1)).toHaveLength(9);
  });

  it('keeps the row with the focus in its order', () => {
    expect(placesOf({ first: 4, last: 6 }, 2)).toEqual([2, 4, 5, 6]);
    expect(placesOf({ first: 4, last: 6 }, 9)).toEqual([4, 5, 6, 9]);
    expect(placesOf({ first: 4, last: 6 }, 5)).toEqual([4, 5, 6]);
  });
});
