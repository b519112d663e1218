import { describe, expect, it } from 'vitest';
import { brokenLimit } from './limit.ts';

describe('limits of a product', () => {
  it('breaks the maximum above it, not at it (V-057)', () => {
    expect([10, 11].map((units) => brokenLimit(units, null, 10))).toEqual([null, 'maximum']);
  });

  it('breaks the minimum below it, not at it (V-058)', () => {
    expect([5, 6].map((units) => brokenLimit(units, 6, null))).toEqual(['minimum', null]);
  });

  it('asks nothing of a product without units (V-059)', () => {
    expect(brokenLimit(0, 6, 10)).toBeNull();
  });
});
