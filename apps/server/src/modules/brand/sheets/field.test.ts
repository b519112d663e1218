import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { work } from '../../../platform/documents/reading/read.ts';
import { catalogueHead, chosenHabits, makeSheet } from '../../../testing/sheetHabits.ts';
import { findHead } from './columns.ts';
import { planSheet } from './plan.ts';
import type { Known, KnownProduct } from './types.ts';

const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((name, at) => ({ id: at + 1, name }));
const product = (id: number, reference: string, ...colours: string[]): KnownProduct => ({
  id,
  reference,
  name: { en: 'Dress' },
  description: {},
  collection: 1,
  category: 1,
  segment: 1,
  days: 10,
  minimum: null,
  maximum: null,
  active: true,
  tags: [],
  sizes,
  // More than any sheet here says: each of its numbers is a change.
  colours: colours.map((label, at) => ({
    id: id * 10 + at,
    labels: [label],
    color: '#000000',
    extraColor: null,
    stock: Object.fromEntries(sizes.map((size) => [size.id, 1000])),
    gtins: {},
  })),
  prices: { 1: [100, 200] },
});
const choice = (name: string) => [{ id: 1, name, names: [name] }];
const known: Known = {
  brand: 'Lume',
  hasProducts: true,
  lists: [{ id: 1, name: 'International USD', currency: 'USD' }],
  collections: choice('Spring Summer 27'),
  categories: choice('Knitwear'),
  segments: choice('Women'),
  sizes: sizes.map((size) => ({ ...size, run: 'letters' })),
  products: [
    product(1, 'LUM-10001', 'Saffron', 'Pomegranate', 'Açafrão'),
    product(2, 'LUM-10002', 'Saffron', 'Almond'),
    product(3, '00123', 'Ecru'),
  ],
};

const planOf = async (content: Uint8Array, isText = false, of = known) => {
  const read = await work({ content, mostRows: 99, mostCharacters: 999, hidden: '', isText });
  if ('problem' in read) throw new Error(read.problem);
  const head = findHead(read.rows, of.lists);
  if ('missing' in head) throw new Error('The sheet names no columns.');
  return planSheet({ rows: read.rows, head, memory: null }, of, 'en');
};
const contentOf = (file: string) => readFileSync(new URL(`../../../testing/fieldSheets/${file}`, import.meta.url));
const plan = (file: string) => planOf(contentOf(file), file.endsWith('.csv'));
const pricesOf = ({ products }: Pick<Awaited<ReturnType<typeof plan>>, 'products'>) =>
  products.flatMap(({ prices }) => prices.map(({ wholesale }) => wholesale));

it('Errors and dates in place of prices and stock are refused by line and column (D-095)', async () => {
  expect((await plan('s23-error-na-price-stock.xlsx')).errors).toEqual([
    { row: 2, column: 'Stock XS', reason: 'The cell shows the error #DIV/0!. Type a value instead.' },
    { row: 2, column: 'Wholesale International USD', reason: 'The cell shows the error #N/A. Type a value instead.' },
  ]);
  expect((await plan('s23-error-na-price-stock.ods')).errors).toHaveLength(2);
  const dates = await plan('s24-date-in-price-stock.xlsx');
  const reason = '2027-02-01 is a date. Type a number instead.';
  expect(dates.errors.map((error) => error.reason)).toEqual([reason, reason]);
  expect([pricesOf(dates), dates.summary.stock]).toEqual([[], 0]);
});

it('Half cents are rounded up, a reference is what its format shows, and letters are as in the file', async () => {
  expect(pricesOf(await plan('s16-half-cents.xlsx'))).toEqual([2000, 101]);
  const padded = await plan('s22b-padded-number-format.xlsx');
  expect([padded.summary.new_products, pricesOf(padded)]).toEqual([0, [5500]]);
  const old = await plan('s01-cp1252-semicolon.csv');
  expect([old.products[0]?.name, pricesOf(old), old.summary.stock]).toEqual([{ en: 'Robe d’été Éléonore' }, [8100], 1]);
});

it('An amount has the decimals of its currency: 20 yen are taken, and 1.01 yen are refused', async () => {
  const yen = { ...known, lists: [{ id: 1, name: 'International USD', currency: 'JPY' }] };
  const { errors, products } = await planOf(contentOf('s16-half-cents.xlsx'), false, yen);
  expect(errors.map(({ row, reason }) => [row, reason])).toEqual([
    [3, '1.005 is not an amount in JPY. Type a whole number: JPY has no decimals.'],
  ]);
  expect(pricesOf({ products })).toEqual([2000]);
});

it('Sizes may be a range, and colour codes come without their sign', async () => {
  const range = await plan('s14-size-range.xlsx');
  expect([range.errors, range.products[0]?.sizes]).toEqual([[], [1, 2, 3, 4, 5]]);
  expect(range.products[0]?.colours[0]?.color).toBe('#F3EAD9');
  expect((await plan('s15-hex-number.xlsx')).products[0]?.colours[0]?.color).toBe('#112233');
});

it('Every number of stock with habits of people is taken as it was meant, or its line is named', async () => {
  const property = fc.asyncProperty(chosenHabits, async ({ seed, habits }) => {
    // Two columns of one size are refused before the lines are read.
    fc.pre(!habits.includes('copiedColumn'));
    const { content, meant, isBroken } = makeSheet(catalogueHead, seed, habits);
    const { errors, products, units } = await planOf(content);
    const isTold = errors.length > 0;
    const stock = products.flatMap(({ colours }) => colours.flatMap((colour) => colour.stock));
    const taken = stock.reduce((sum, { quantity }) => sum + (quantity ?? NaN), 0);
    expect(isTold || !isBroken).toBe(true);
    expect(isTold ? meant : taken).toBe(meant);
    expect(isTold ? taken : units.taken).toBe(taken);
    expect(isTold ? taken : units.said - units.same).toBe(taken);
  });
  await fc.assert(property, { numRuns: 60 });
});
