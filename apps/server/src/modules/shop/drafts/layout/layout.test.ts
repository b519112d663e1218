import { describe, expect, it } from 'vitest';
import { rowsOfText } from '../../../../platform/documents/reading/text.ts';
import type { KnownProduct } from '../repository.ts';
import { guessLayout } from '../../../../platform/documents/layouts/guess.ts';
import { offerOf } from './types.ts';
import { isComplete, isReadable, readLayout } from './readLayout.ts';

const product = (id: number, reference_code: string, sizes: string[], colours: string[]): KnownProduct => ({
  id,
  reference_code,
  name: 'Dress',
  sizes: sizes.map((name, at) => ({ id: at + 1, name })),
  variations: colours.map((label, at) => ({ id: id * 10 + at, labels: [label], label, stock: {} })),
});
const products = [product(1, 'LD-01', ['S', 'M', '36'], ['Ink', 'Sand']), product(2, 'LD-02', ['36', '38'], ['Ink'])];

const readAs = (...rows: string[]) => {
  const all = rowsOfText(rows.join('\r\n'));
  const layout = guessLayout(all, offerOf(products));
  if (!isComplete(layout.uses)) return layout.uses;
  const parsed = readLayout(all, layout);
  const lines = parsed.lines.flatMap(({ row, reference, colour, quantities }) =>
    quantities.map(({ size, quantity }) => `${row} ${reference} ${colour} ${size} ${quantity}`),
  );
  return [...lines, ...parsed.unread.map(({ row, quantity, why }) => `${row} ${why} ${quantity}`.trim())];
};

describe('pasted rows', () => {
  it('are read with columns in any order and without a head line', () => {
    expect(readAs('12\tInk\tS\tLD-01', '4\tSand\tM\tld-01')).toEqual(['1 LD-01 Ink S 12', '2 ld-01 Sand M 4']);
  });

  it('have sizes that are numbers, beside their quantities', () => {
    expect(readAs('LD-02\tInk\t36\t10', 'LD-02\tInk\t38\t8')).toEqual(['1 LD-02 Ink 36 10', '2 LD-02 Ink 38 8']);
  });

  it('are read by the names of a head line in either language, other columns left aside', () => {
    expect(readAs('Quantidade\tNome\tReferência\tTamanho\tCor', '3\tVestido\tXX-9\tS\tRosa')).toEqual([
      '2 XX-9 Rosa S 3',
    ]);
  });

  it('have sizes as columns, with blank cells and names that the brand does not know', () => {
    expect(readAs('\t\tS\tM\tXXL', 'LD-01\tInk\t1\t\t2', '', 'LD-01\tSand\t\t5\t')).toEqual([
      '2 LD-01 Ink S 1',
      '2 LD-01 Ink XXL 2',
      '4 LD-01 Sand M 5',
    ]);
  });

  it('come with semicolons, commas and quotes too', () => {
    expect(readAs('LD-01;"Ink";S;2')).toEqual(['1 LD-01 Ink S 2']);
    expect(readAs('LD-01,Sand,M,7')).toEqual(['1 LD-01 Sand M 7']);
  });

  it('name each quantity that is no whole number', () => {
    expect(readAs('LD-01\tInk\tS\t2', 'LD-01\tInk\tM\t2.5')).toEqual(['1 LD-01 Ink S 2', '2 notANumber 2.5']);
  });

  it('name a product in its first row alone: rows below it with a colour or a size belong to it', () => {
    const head = 'Reference\tColour\tSize\tQuantity';
    expect(readAs(head, 'LD-01\tInk\tS\t2', '\t\tM\t3', '\tSand\tS\t4', 'LD-02\tInk\t36\t1')).toEqual([
      '2 LD-01 Ink S 2',
      '3 LD-01 Ink M 3',
      '4 LD-01 Sand S 4',
      '5 LD-02 Ink 36 1',
    ]);
    const across = 'Reference\tColour\tS\tM';
    expect(readAs(across, 'LD-01\t\t\t', '\tInk\t1\t', '\tSand\t\t5')).toEqual(['3 LD-01 Ink S 1', '4 LD-01 Sand M 5']);
  });

  it('are named where their product cannot be told: without colour and size, after a blank row or a sum, and at the top', () => {
    const head = 'Reference\tColour\tSize\tQuantity';
    const rows = ['\tInk\tS\t1', 'LD-01\tInk\tS\t2', '\t\t\t3', '', '\tSand\tS\t4', 'LD-01\tInk\tM\t5'];
    expect(readAs(head, ...rows, 'Total\t\t\t15', '\tInk\tM\t6', '\t\t\tBy rail')).toEqual([
      '3 LD-01 Ink S 2',
      '7 LD-01 Ink M 5',
      '2 noReference',
      '4 noReference',
      '6 noReference',
      '9 noReference',
    ]);
  });

  it('are asked about where their columns cannot be told apart', () => {
    expect(readAs('hello\tworld')).toEqual(['none', 'none']);
    expect(readAs('LD-01\tInk\tmany')).toEqual(['reference', 'colour', 'none']);
    expect(readAs('')).toEqual([]);
  });
});

const guess = (...rows: string[]) => guessLayout(rowsOfText(rows.join('\n')), offerOf(products));

describe('columns of a buyer’s own sheet', () => {
  it('are guessed by names in English and Portuguese, below the lines that a system writes above them', () => {
    const head = 'Style No.\tColourway\tSz\tOrder qty';
    expect(guess('Order 17', '', head, 'XX-1\tRose\tS\t2')).toEqual({
      head: 2,
      uses: ['reference', 'colour', 'size', 'quantity'],
    });
    expect(guess('Descrição\tCód.\tQtde.\tTam.\tCor', 'Vestido\tXX-1\t2\tS\tRosa').uses).toEqual([
      'none',
      'reference',
      'quantity',
      'size',
      'colour',
    ]);
  });

  it('are guessed by what they hold where that speaks louder than their names', () => {
    const { uses } = guess('Code\tSupplier\tTint\t36\tTam. 38\tStock', '9001\tLD-02\tInk\t1\t2\t50');
    expect(uses).toEqual(['none', 'reference', 'colour', 'size_quantity', 'size_quantity', 'none']);
  });

  it('are read as said: sizes named in words, dashes for blanks, totals left aside', () => {
    const rows = rowsOfText(['Item\tShade\tTam. 36\tTam. 38', 'LD-02\tInk\t-\t4', 'Total\t\t0\t4'].join('\n'));
    const uses = ['reference', 'colour', 'size_quantity', 'size_quantity'] as const;
    expect(readLayout(rows, { head: 0, uses })).toMatchObject({
      unread: [],
      lines: [{ row: 2, reference: 'LD-02', colour: 'Ink', quantities: [{ size: '38', quantity: 4 }] }],
    });
  });

  it('need a reference, and either a quantity or sizes across', () => {
    expect(isReadable(['reference', 'quantity'])).toBe(true);
    expect(isReadable(['reference', 'size_quantity', 'size_quantity', 'none'])).toBe(true);
    expect(isReadable(['reference', 'reference', 'quantity'])).toBe(false);
    expect(isReadable(['reference', 'quantity', 'size_quantity'])).toBe(false);
    expect(isReadable(['colour', 'quantity'])).toBe(false);
    expect(isReadable(['reference', 'size'])).toBe(false);
  });
});
