import type { ProductCells } from '@vitrine/api/client';
import { describe, expect, it } from 'vitest';
import { changesIn } from './changes.ts';
import { columnsOf } from './columns.ts';
import type { Table } from './rows.ts';
import {
  newSheet,
  type Sheet,
  unsavedIn,
  withSaved,
  withChoices,
  withEdits,
  withRefused,
  withTheirs,
} from './table.ts';

const t = (id: string) => id.replace('catalogue.grid.wrong.', '');
const collections = [
  { id: 41, name: 'Resort 27', is_hidden: false },
  { id: 42, name: 'Verão', is_hidden: false },
];
const table: Table = {
  columns: columnsOf({
    choices: {
      collections,
      segments: [{ id: 13, name: 'Women' }],
      categories: [{ id: 1, name: 'Dresses' }],
      size_charts: [],
      sizes: [],
      pricelists: [
        { id: 1, name: 'World', currency: 'USD' },
        { id: 2, name: 'Brasil', currency: 'BRL' },
      ],
    },
    collections: [...collections, { id: 43, name: 'Archived' }],
    language: 'en',
    t,
  }),
  locale: 'en',
  t,
};

const product = (id: number): ProductCells => ({
  id,
  reference_code: `LD-${id}`,
  name: { en: `Dress ${id}` },
  collection_id: 41,
  segment_id: 13,
  category_id: 1,
  delivery_days: 30,
  minimum_quantity: null,
  maximum_quantity: null,
  is_active: true,
  prices: [{ pricelist_id: 1, wholesale: 45.5, retailer: 99 }],
});

const start = newSheet([product(1), product(2)], table);
const write = (column: string, text: string, sheet: Sheet = start) =>
  withEdits(sheet, [{ row: '1', column, text }], table);
const markIn = ({ shown }: Sheet, column: string) => shown[0]?.marks?.[column];

describe('the table of products', () => {
  it('sends what was written with what was seen', () => {
    const sheet = write('prices.1.wholesale', '$1,051.25', write('collection_id', 'verao'));
    expect(changesIn(sheet, table)).toEqual([
      [
        { product_id: 1, field: 'collection_id', value: 42, seen: 41 },
        { product_id: 1, field: 'prices.1.wholesale', value: 1051.25, seen: 45.5 },
      ],
    ]);
    expect(markIn(sheet, 'prices.1.wholesale')).toEqual({ saved: '45.50' });
  });

  it('forgets a text that is as it is saved, and leaves other rows as they were', () => {
    const sheet = write('delivery_days', '30', write('delivery_days', '31'));
    expect(changesIn(sheet, table)).toEqual([]);
    expect(sheet.shown[0]?.marks).toBeUndefined();
    expect(sheet.shown[1]).toBe(start.shown[1]);
  });

  it.each([
    ['reference_code', '', 'catalogue.grid.wrong.empty'],
    ['reference_code', 'ld-2', 'taken'],
    ['name.en', '', 'noName'],
    ['collection_id', 'Archived', 'choice'],
    ['delivery_days', '731', 'whole'],
    ['delivery_days', '1.5', 'whole'],
    ['minimum_quantity', '0', 'whole'],
    ['prices.1.wholesale', '1.234', 'amount'],
    ['prices.1.wholesale', '-1', 'amount'],
    ['is_active', 'perhaps', 'choice'],
  ])('does not take %s “%s”', (column, text, problem) => {
    expect(markIn(write(column, text), column)?.problem).toBe(t(problem));
  });

  it('asks for both amounts of a price, and for a maximum above the minimum', () => {
    expect(markIn(write('prices.2.wholesale', '10'), 'prices.2.retailer')).toEqual({ problem: 'bothPrices' });
    const limits = write('maximum_quantity', '3', write('minimum_quantity', '5'));
    expect(markIn(limits, 'maximum_quantity')?.problem).toBe('mostBelowLeast');
  });

  it('shows what somebody else has written, and sends over it once the reader has chosen', () => {
    const both = withTheirs(
      write('delivery_days', '40'),
      [{ product_id: 1, field: 'delivery_days', current: 33 }],
      table,
    );
    expect(markIn(both, 'delivery_days')).toEqual({ saved: '33', theirs: '33' });
    const choose = (side: 'mine' | 'theirs') => withChoices(both, [{ row: '1', column: 'delivery_days', side }], table);
    expect(changesIn(choose('mine'), table)).toEqual([
      [{ product_id: 1, field: 'delivery_days', value: 40, seen: 33 }],
    ]);
    expect(choose('theirs').shown[0]?.cells).toContain('33');
    expect(changesIn(choose('theirs'), table)).toEqual([]);
  });

  it('keeps what was written while the save was under way', () => {
    const sent = write('prices.1.wholesale', '51,5');
    const saved = { ...product(1), prices: [{ pricelist_id: 1, wholesale: 51.5, retailer: 99 }] };
    expect(withSaved(sent, [saved], table).shown[0]?.marks).toBeUndefined();
    const later = withSaved(write('delivery_days', '31', sent), [saved], table);
    expect(later.shown[0]?.marks).toEqual({ delivery_days: { saved: '30' } });
  });

  it('keeps what the server has said until the text is another', () => {
    const refused = withRefused(
      write('reference_code', 'X-1'),
      [{ product_id: 1, field: 'reference_code', message: 'Taken' }],
      table,
    );
    expect(markIn(refused, 'reference_code')?.problem).toBe('Taken');
    expect(markIn(write('reference_code', 'X-2', refused), 'reference_code')?.problem).toBeUndefined();
  });

  it('shows what was not saved again on the next visit, and sends it with what was seen then', () => {
    const unsaved = unsavedIn(write('delivery_days', '44'));
    expect(unsaved.map((row) => row.product.id)).toEqual([1]);
    const later = newSheet([{ ...product(1), delivery_days: 33 }, product(2), product(3)], table, unsaved);
    expect(later.shown.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(markIn(later, 'delivery_days')).toEqual({ saved: '30' });
    expect(changesIn(later, table)).toEqual([[{ product_id: 1, field: 'delivery_days', value: 44, seen: 30 }]]);
    expect(newSheet([product(2)], table, unsaved).shown.map(({ id }) => id)).toEqual(['2']);
  });

  it('says on the next visit too that a reference is taken', () => {
    const later = newSheet([product(1), product(2)], table, unsavedIn(write('reference_code', 'LD-2')));
    expect(markIn(later, 'reference_code')).toMatchObject({ problem: 'taken' });
  });
});
