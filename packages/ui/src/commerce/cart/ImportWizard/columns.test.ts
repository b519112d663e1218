import { describe, expect, it } from 'vitest';
import { lackOf, letterOf, withUse } from './columns.ts';
import type { ImportUse } from './types.ts';

const columns = (...uses: ImportUse[]) => uses.map((use, column) => ({ column, name: `C${column}`, samples: [], use }));

describe('the columns of a buyer’s own sheet', () => {
  it('have letters as in spreadsheets', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
  });

  it('need a reference, and either a quantity or sizes across', () => {
    expect(lackOf(columns('quantity'))).toBe('reference');
    expect(lackOf(columns('reference', 'size'))).toBe('quantity');
    expect(lackOf(columns('reference', 'quantity', 'sizeQuantity'))).toBe('both');
    expect(lackOf(columns('reference', 'quantity'))).toBeNull();
    expect(lackOf(columns('reference', 'sizeQuantity', 'sizeQuantity'))).toBeNull();
  });

  it('hold a reference once, and any number of sizes', () => {
    const uses = (use: ImportUse) =>
      withUse(columns('reference', 'sizeQuantity', 'none'), 2, use).map((each) => each.use);
    expect(uses('reference')).toEqual(['none', 'sizeQuantity', 'reference']);
    expect(uses('sizeQuantity')).toEqual(['reference', 'sizeQuantity', 'sizeQuantity']);
  });
});
