import { describe, expect, it } from 'vitest';
import { pastedRows } from './pastedRows.ts';
import { readPasted } from './readPasted.ts';
import type { KnownProduct } from './repository.ts';

const product = (id: number, reference_code: string, sizes: string[], colours: string[]): KnownProduct => ({
  id,
  reference_code,
  name: 'Dress',
  sizes: sizes.map((name, at) => ({ id: at + 1, name })),
  variations: colours.map((label, at) => ({ id: id * 10 + at, labels: [label], label, stock: {} })),
});
const products = [product(1, 'LD-01', ['S', 'M', '36'], ['Ink', 'Sand']), product(2, 'LD-02', ['36', '38'], ['Ink'])];

const readAs = (...rows: string[]) => {
  const parsed = readPasted(pastedRows(rows.join('\r\n')), products);
  if ('missing' in parsed) return parsed.missing;
  const lines = parsed.lines.flatMap(({ row, reference, colour, quantities }) =>
    quantities.map(({ size, quantity }) => `${row} ${reference} ${colour} ${size} ${quantity}`),
  );
  return [...lines, ...parsed.bad.map(({ row, value }) => `${row} bad ${value}`)];
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
    expect(readAs('LD-01\tInk\tS\t2', 'LD-01\tInk\tM\t2.5')).toEqual(['1 LD-01 Ink S 2', '2 bad 2.5']);
  });

  it('say which columns cannot be told apart', () => {
    expect(readAs('hello\tworld')).toEqual(['reference', 'colour']);
    expect(readAs('LD-01\tInk\tmany')).toEqual(['size', 'quantity']);
    expect(readAs('')).toEqual(['reference', 'colour']);
  });
});
