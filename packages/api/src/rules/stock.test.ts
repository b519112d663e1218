import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderingError, setQuantity } from '../schemas/index.ts';
import { clampToStock, MAX_UNITS, parseUnits, stockError, stockNotice } from './stock.ts';

describe('a quantity', () => {
  it('stops at the stock and says what is left (V-060)', () => {
    expect(clampToStock('12', 7)).toEqual({
      quantity: 7,
      notice: expect.objectContaining({ text: '7 units are available for immediate delivery' }) as object,
    });
    expect(clampToStock(7, 7)).toEqual({ quantity: 7, notice: null });
  });

  it('of a pre-order item without stock is not limited (D-086)', () => {
    expect(clampToStock('480', null)).toEqual({ quantity: 480, notice: null });
  });

  it.each(['', ' ', 'abc', '12a', 'NaN', '1e9', '-', '++1', '0x10'])('typed as "%s" becomes 0 (V-061)', (typed) => {
    expect(parseUnits(typed)).toBe(0);
  });

  it('decremented stops at 0 (V-062)', () => {
    expect([parseUnits('1') - 1, -1, -400].map((units) => parseUnits(units))).toEqual([0, 0, 0]);
    expect(parseUnits('-3')).toBe(0);
  });

  it('is whole', () => {
    expect(['3.9', '3,9', ' 4 ', '007'].map(parseUnits)).toEqual([3, 3, 4, 7]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, 2.7].map(parseUnits)).toEqual([0, 0, 2]);
  });

  it('is always one the server takes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), fc.option(fc.integer()), (typed, stock) => {
        const { quantity } = clampToStock(typed, stock);
        expect(setQuantity.safeParse({ quantity }).success).toBe(true);
        expect(quantity).toBeLessThanOrEqual(stock === null ? MAX_UNITS : Math.max(0, stock));
      }),
    );
  });
});

describe('stock', () => {
  it('under 5 is said (V-063, K-52)', () => {
    expect([1, 4].map((stock) => stockNotice(stock)?.text)).toEqual(['1 left', '4 left']);
    expect([5, 60].map(stockNotice)).toEqual([null, null]);
  });

  it('of 0 is out of stock (D-087)', () => {
    expect(stockNotice(0)?.id).toBe('rules.stock.out');
  });

  it('that is not limited says nothing (D-086)', () => {
    expect(stockNotice(null)).toBeNull();
  });

  it('refuses an order in the shape of the wire (V-060, D-084)', () => {
    const error = stockError(31, 9, 3);
    expect(orderingError.parse(error)).toEqual(error);
    expect(error).toMatchObject({
      scope: 'stock',
      id: 31,
      limit: 3,
      missing: 6,
      message: '3 units are available for immediate delivery',
    });
  });
});
