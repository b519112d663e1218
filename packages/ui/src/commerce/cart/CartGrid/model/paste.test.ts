import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartGridRow } from '../types.ts';
import { parseBlock } from '../../../../internal/grid/clipboard.ts';
import { readHeads } from './names.ts';
import { numberSigns } from './number.ts';
import { type PastePlan, planPaste, readPaste } from './paste.ts';
import { matrixOf } from './quantities.ts';

const sizesOf = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }));
const rowOf = (id: number, label: string, code: string, quantities: readonly (number | null)[], stock?: number) =>
  ({
    id,
    label,
    code,
    swatch: { color: '#000' },
    cells: quantities.flatMap((quantity, at) =>
      quantity === null
        ? []
        : [{ itemId: id * 10 + at + 1, sizeId: at + 1, quantity, stock: stock ?? null, state: 'idle' as const }],
    ),
  }) satisfies CartGridRow;

const rows = [
  rowOf(1, 'Ink', 'POP-01', [1, 2, 3]),
  rowOf(2, 'Açaí stripe', 'POP-02', [4, null, 6], 8),
  rowOf(3, 'Bone', '3003', [0, 0, 0]),
];
const letters = sizesOf('S', 'M', 'L');
const corner = { top: 0, bottom: 0, start: 0, end: 0 };
const english = numberSigns('en');

const plan = (text: string, { sizes = letters, over = corner, signs = english, byName = true } = {}) => {
  const block = parseBlock(text);
  const heads = byName ? readHeads(block, rows, sizes, signs) : null;
  return planPaste(matrixOf(rows, sizes), block, over, heads, signs);
};
const put = ({ placed }: PastePlan) => placed.map(({ itemId, wanted }) => [itemId, wanted]);
const lost = ({ unplaced }: PastePlan) =>
  unplaced.map(({ reason, text, line, column }) => [reason, text, line, column]);

describe('a block by its place', () => {
  it('lies from the corner of the range, keeps what is blank, and says what finds no place', () => {
    const made = plan('9\t\tx\n7\t7\t5\t1');
    expect(put(made)).toEqual([
      [11, 9],
      [21, 7],
      [23, 5],
    ]);
    expect(lost(made)).toEqual([
      ['notNumber', 'x', 1, 3],
      ['notMade', '7', 2, 2],
      ['outside', '1', 2, 4],
    ]);
  });

  it('reads numbers as the language writes them', () => {
    expect(put(plan('1,234\t2'))).toEqual([
      [11, 1234],
      [12, 2],
    ]);
    expect(put(plan('1.234\t2', { signs: numberSigns('pt-BR') }))).toEqual([
      [11, 1234],
      [12, 2],
    ]);
  });

  it('shows what stock leaves of what was pasted (V-060)', () => {
    expect(plan('20\t', { over: { top: 1, bottom: 1, start: 0, end: 0 } }).placed).toEqual([
      { itemId: 21, place: { row: 1, column: 0 }, before: 4, wanted: 20, after: 8 },
    ]);
  });

  it('fills a whole range with one value, and what is no number is 0 (V-061)', () => {
    const all = { top: 0, bottom: 2, start: 0, end: 2 };
    const wishes = (text: string, over: typeof all) => readPaste(matrixOf(rows, letters), text, over, english)?.wishes;
    expect(wishes('4', all)).toHaveLength(8);
    expect(wishes('abc', corner)).toEqual([{ itemId: 11, quantity: 0 }]);
    for (const text of ['-3', '2.5', '1\t2']) expect(wishes(text, corner)).toBeNull();
    expect(readPaste(matrixOf(rows, letters), '', corner, english)).toBeNull();
  });

  it('refuses what is below zero and what is not whole, by name', () => {
    const { placed, unplaced } = planPaste(matrixOf(rows, letters), [['-3', '2.5', '2.00']], corner, null, english);
    expect(unplaced.map(({ text, reason }) => [text, reason])).toEqual([
      ['-3', 'negative'],
      ['2.5', 'fraction'],
    ]);
    expect(placed.map(({ wanted }) => wanted)).toEqual([2]);
  });
});

describe('a block by its names', () => {
  it('finds sizes and colours in any order, whatever their case and accents', () => {
    expect(put(plan('\tL\ts\nbone\t1\t2\nACAI STRIPE\t3\t4'))).toEqual([
      [33, 1],
      [31, 2],
      [23, 3],
      [21, 4],
    ]);
  });

  it('knows a colour by its reference code, in whichever of the first columns it stands', () => {
    expect(put(plan('Ref\tColour\tFabric\tM\nPOP-01\tInk\tPoplin\t5\n3003\tBone\tPoplin\t6'))).toEqual([
      [12, 5],
      [32, 6],
    ]);
  });

  it('says once which names are none of the product', () => {
    expect(lost(plan('Colour\tS\tXXL\nInk\t1\t2\nTotal\t1\t2'))).toEqual([
      ['noSize', 'XXL', 1, 3],
      ['noColour', 'Total', 3, 1],
    ]);
  });

  it('fills a cell once and says what came second', () => {
    expect(lost(plan('\tS\nInk\t1\nink\t2'))).toEqual([['twice', '2', 3, 2]]);
  });

  it('takes sizes that are numbers as sizes, unless told to go by place', () => {
    const sizes = sizesOf('36', '38', '40');
    expect(put(plan('36\t40\n5\t6', { sizes }))).toEqual([
      [11, 5],
      [13, 6],
    ]);
    expect(put(plan('36\t40\n5\t6', { sizes, byName: false }))[0]).toEqual([11, 36]);
    expect(put(plan('5\t6\n7\t8', { sizes }))[0]).toEqual([11, 5]);
  });

  it('lays lines with names from the column of the range', () => {
    expect(put(plan('Bone\t7\t8', { over: { ...corner, start: 1, end: 1 } }))).toEqual([
      [32, 7],
      [33, 8],
    ]);
  });
});

it('accounts for every number on the clipboard: placed, or said not to be', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(99), { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      (units) => {
        const { placed, unplaced } = plan(units.map((line) => line.join('\t')).join('\n'), { byName: false });
        expect(placed.length + unplaced.length).toBe(units.flat().length);
      },
    ),
  );
});
