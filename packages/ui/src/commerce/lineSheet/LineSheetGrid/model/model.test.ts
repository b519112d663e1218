import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { found, searchIndex } from './search.ts';
import { choose, shareOf, span } from './selection.ts';
import { covers, inSight, placesOf, windowOf } from './window.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('choosing from a line sheet', () => {
  it('adds and takes away without touching the rest', () => {
    expect([...choose(new Set(['a']), ['b', 'c'], true)]).toEqual(['a', 'b', 'c']);
    expect([...choose(new Set(['a', 'b']), ['b', 'c'], false)]).toEqual(['a']);
  });

  it('spans a range from either end', () => {
    expect(span(ids, 3, 1)).toEqual(['b', 'c', 'd']);
    expect(span(ids, 0, 0)).toEqual(['a']);
  });

  it('knows none, some and all of what is shown (R-270)', () => {
    expect([[], ['a', 'z'], ids].map((chosen) => shareOf(new Set(chosen), ids))).toEqual(['none', 'some', 'all']);
  });
});

describe('searching a line sheet', () => {
  const product = (name: string, reference: string) => ({
    id: reference,
    name,
    reference,
    href: '',
    image: { src: '', alt: '' },
    colours: [{ id: '1', label: 'Açaí', colour: '#402040' }],
    sizes: '',
    price: null,
  });
  const products = [product('Linen dress', 'LU-1'), product('Maré knit', 'LU-2')];
  const search = (words: string) => found(products, searchIndex(products), words).map(({ id }) => id);

  it('finds by name, reference code and colour, whatever the accents and the order of words', () => {
    expect(search('mare')).toEqual(['LU-2']);
    expect(search('dress lu-1')).toEqual(['LU-1']);
    expect(search('ACAI')).toEqual(['LU-1', 'LU-2']);
    expect(search('  ')).toHaveLength(2);
    expect(search('coat')).toEqual([]);
  });
});

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
