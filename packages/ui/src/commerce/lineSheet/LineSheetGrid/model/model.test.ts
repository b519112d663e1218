import { describe, expect, it } from 'vitest';
import { found, searchIndex } from './search.ts';
import { choose, shareOf, span } from './selection.ts';

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
