import { describe, expect, it } from 'vitest';
import { lackOf, withUse } from './columns.ts';
import type { ImportUse } from './types.ts';

const columns = (...uses: ImportUse[]) => uses.map((use, column) => ({ column, name: `C${column}`, samples: [], use }));

describe('the columns of a buyer’s own sheet', () => {
  it('need a reference or a GTIN, and either a quantity or sizes across', () => {
    expect(lackOf(columns('quantity'))).toBe('reference');
    expect(lackOf(columns('reference', 'size'))).toBe('quantity');
    expect(lackOf(columns('reference', 'quantity', 'sizeQuantity'))).toBe('both');
    expect(lackOf(columns('reference', 'quantity'))).toBeNull();
    expect(lackOf(columns('gtin', 'quantity'))).toBeNull();
    expect(lackOf(columns('gtin', 'reference', 'sizeQuantity'))).toBe('both');
    expect(lackOf(columns('reference', 'sizeQuantity', 'sizeQuantity'))).toBeNull();
  });

  it('hold a reference once, and any number of sizes', () => {
    const uses = (use: ImportUse) =>
      withUse(columns('reference', 'sizeQuantity', 'none'), 2, use).map((each) => each.use);
    expect(uses('reference')).toEqual(['none', 'sizeQuantity', 'reference']);
    expect(uses('sizeQuantity')).toEqual(['reference', 'sizeQuantity', 'sizeQuantity']);
  });
});
