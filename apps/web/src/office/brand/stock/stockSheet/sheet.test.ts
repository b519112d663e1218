import type { StockRow } from '@vitrine/api/client';
import { describe, expect, it } from 'vitest';
import { createRows } from './grid.ts';
import { groupsOf, matching, summaryOf } from './groups.ts';
import {
  changesIn,
  newSheet,
  type StockSheet,
  unsavedIn,
  withChoices,
  withEdits,
  withSaved,
  withTheirs,
} from './sheet.ts';
import { windowChoices } from './windows.ts';

const t = (id: string, values?: Record<string, string | number>) => (values?.['day'] ? `${id} ${values['day']}` : id);

const row = (variation_id: number, quantities: readonly (number | null)[], first = 1): StockRow => ({
  variation_id,
  product_id: variation_id,
  collection_id: 1,
  reference_code: `LD-${variation_id}`,
  name: 'Vestido Água',
  colour: 'Ink',
  stock: quantities.map((quantity, at) => ({ size_id: first + at, quantity })),
});

const start = newSheet([row(10, [5, null]), row(2, [0, 12]), row(3, [7], 20)]);
const write = (column: string, text: string, sheet: StockSheet = start) =>
  withEdits(sheet, [{ row: '2', column, text }]);
const changes = (sheet: StockSheet) => changesIn([...sheet.values()]).flat();
const marks = (sheet: StockSheet) => createRows(t)([...sheet.values()])[0]?.marks;

describe('the stock of a window', () => {
  it('is in the order of the references, by the sizes of the products', () => {
    const groups = groupsOf(start, [
      { id: 1, name: 'S' },
      { id: 2, name: 'M' },
      { id: 20, name: '36' },
    ]);
    expect(groups.map(({ sizes, lines }) => [sizes.map(({ name }) => name), lines.length])).toEqual([
      [['S', 'M'], 2],
      [['36'], 1],
    ]);
    expect([...start.keys()]).toEqual(['2', '3', '10']);
    expect(matching([...start.values()], 'agua ld-2')).toEqual(new Set(['2']));
    expect(summaryOf(start)).toEqual({ units: 24, soldOut: 1, few: 2, unlimited: 1 });
  });

  it('sends what was changed with what was seen; empty is no limit', () => {
    expect(changes(write('1', '1,200'))).toEqual([{ variation_id: 2, size_id: 1, quantity: 1200, seen: 0 }]);
    expect(changes(write('2', ''))).toEqual([{ variation_id: 2, size_id: 2, quantity: null, seen: 12 }]);
    expect(changes(write('2', '12'))).toEqual([]);
    expect(changes(write('2', '12', write('2', '9')))).toEqual([]);
    expect(unsavedIn(write('2', '12', write('2', '9')))).toEqual([]);
  });

  it.each(['-1', '1.5', '1000001', 'many'])('does not take “%s”', (text) => {
    expect(marks(write('2', text))?.['2']).toEqual({ saved: '12', problem: 'catalogue.grid.wrong.whole' });
    expect(changes(write('2', text))).toEqual([]);
  });

  it('marks what is sold out and what has few left', () => {
    expect(marks(start)).toEqual({ '1': { tone: 'critical' } });
    expect(marks(write('2', '3'))?.['2']).toEqual({ tone: 'caution', saved: '12' });
  });

  it('shows what an order has left, and sends over it once the reader has chosen', () => {
    const both = withTheirs(write('2', '50'), [{ variation_id: 2, size_id: 2, current: 9 }]);
    expect(marks(both)?.['2']).toEqual({ saved: '9', theirs: '9' });
    const choose = (side: 'mine' | 'theirs') => withChoices(both, [{ row: '2', column: '2', side }]);
    expect(changes(choose('mine'))).toEqual([{ variation_id: 2, size_id: 2, quantity: 50, seen: 9 }]);
    expect(marks(choose('mine'))?.['2']).toEqual({ saved: '9' });
    expect(changes(choose('theirs'))).toEqual([]);
    expect(marks(choose('theirs'))?.['2']).toEqual({ tone: 'caution' });
  });

  it('keeps what was written while the save was under way', () => {
    const later = withSaved(write('1', '8', write('2', '50')), [row(2, [0, 50])]);
    expect(changes(later)).toEqual([{ variation_id: 2, size_id: 1, quantity: 8, seen: 0 }]);
  });

  it('sends what was kept from a visit before with what was seen then, beside what is there now', () => {
    const later = newSheet([row(2, [4, 9])], unsavedIn(write('2', '50')));
    expect(changes(later)).toEqual([{ variation_id: 2, size_id: 2, quantity: 50, seen: 12 }]);
    expect(later.get('2')?.row.stock[0]?.quantity).toBe(4);
  });

  it('is sent in parts that one call takes', () => {
    const many = newSheet(Array.from({ length: 5001 }, (_, at) => row(at + 1, [1])));
    const all = withEdits(
      many,
      [...many.keys()].map((id) => ({ row: id, column: '1', text: '2' })),
    );
    expect(changesIn([...all.values()]).map((part) => part.length)).toEqual([5000, 1]);
  });
});

it('Windows are named by their days, also one that has no products any more', () => {
  const windows = [
    { start: null, end: null, collections: [{ id: 1, name: 'Essentials' }] },
    {
      start: '2027-02-01',
      end: null,
      collections: [
        { id: 2, name: 'Resort' },
        { id: 3, name: 'Winter' },
      ],
    },
  ];
  const words = { day: (day: string) => day, days: (from: string, to: string) => `${from} – ${to}`, t };
  expect(windowChoices(windows, '..2027-05-31', words)).toEqual([
    { value: 'all', label: 'catalogue.stockGrid.all' },
    { value: 'at-once', label: 'catalogue.stockGrid.atOnce', detail: 'Essentials' },
    { value: '2027-02-01..', label: 'catalogue.stockGrid.from 2027-02-01', detail: 'Resort, Winter' },
    { value: '..2027-05-31', label: 'catalogue.stockGrid.until 2027-05-31' },
  ]);
});
