import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile.ts';

describe('an import file before it is sent', () => {
  it.each(['cart.xlsx', 'CART.XLS', 'spring.v2.xlsx'])('takes %s (K-83)', (name) =>
    expect(checkFile({ name, size: 1000 })).toBeNull(),
  );

  it.each(['cart.csv', 'cart', 'xlsx', 'cart.xlsx.exe', ''])('refuses "%s" by its extension (V-049)', (name) =>
    expect(checkFile({ name, size: 1000 })).toEqual({ kind: 'extension', name }),
  );

  it('refuses more than 5 MB, and an empty file (D-095, V-050)', () => {
    const limit = 5 * 1024 * 1024;
    expect(checkFile({ name: 'cart.xlsx', size: limit })).toBeNull();
    expect(checkFile({ name: 'cart.xlsx', size: limit + 1 })).toEqual({ kind: 'tooLarge' });
    expect(checkFile({ name: 'cart.xlsx', size: 0 })).toEqual({ kind: 'invalid' });
  });
});
