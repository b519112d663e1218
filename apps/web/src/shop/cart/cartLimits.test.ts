import { fixtures } from '@vitrine/api/testing';
import type { OrderingError } from '@vitrine/api/rules';
import { describe, expect, it } from 'vitest';
import { limitStates, standingErrors } from './cartLimits.ts';

const { cart } = fixtures;
const words = (side: string, cents: number) => `${side} ${cents}`;
const error = (change: Partial<OrderingError>): OrderingError => ({
  scope: 'seller',
  id: 1,
  side: 'minimum',
  type: 'quantity',
  limit: 100,
  missing: 54,
  message: 'as the server said',
  ...change,
});
const [product] = cart.collections[0]?.products ?? [];
const [item] = product?.variations[0]?.items ?? [];
const more = (quantity: number) => new Map([[item?.id ?? 0, { quantity, state: 'saving' as const }]]);

describe('limits while quantities are typed', () => {
  const limits = { minimum_quantity: 24, maximum_quantity: 40, minimum_value: 500, maximum_value: null };

  it('say what is missing, left and reached (V-064, V-065)', () => {
    expect(limitStates(limits, { units: 6, amount: 500 })).toEqual([
      { side: 'minimum', type: 'quantity', limit: 24, actual: 6, distance: 18, isBroken: true },
      { side: 'minimum', type: 'value', limit: 500, actual: 500, distance: 0, isBroken: false },
      { side: 'maximum', type: 'quantity', limit: 40, actual: 6, distance: 34, isBroken: false },
    ]);
  });

  it('check neither an empty cart by its minimum nor a hidden value (V-059, D-022)', () => {
    expect(limitStates(limits, { units: 0, amount: null }).map((state) => state.isBroken)).toEqual([false, false]);
  });

  it('are counted in whole cents', () => {
    const [state] = limitStates(
      { ...limits, minimum_quantity: null, maximum_quantity: null, minimum_value: 100.1 },
      { units: 1, amount: 33.4 },
    );
    expect([100.1 - 33.4, state?.distance]).toEqual([66.69999999999999, 66.7]);
  });

  it('are none where the server names none', () => {
    expect(limitStates(undefined, { units: 1, amount: 1 })).toEqual([]);
  });
});

describe('an error of a refused order', () => {
  const still = (errors: OrderingError[], pending = new Map()) => standingErrors(errors, cart, pending, words);

  it('goes as soon as its cause goes (X-064)', () => {
    expect(still([error({})])).toEqual([error({})]);
    expect(still([error({})], more(60))).toEqual([]);
  });

  it('names the amount that is missing now (X-067)', () => {
    const [standing] = still([error({ type: 'value', limit: 100_000, missing: 5 })]);
    expect(standing?.message).toMatch(/^minimum 9/);
  });

  it('about stock goes when the size has no more units than there are', () => {
    const stock = error({ scope: 'stock', id: item?.id, side: 'maximum', limit: 3, missing: 2 });
    expect([still([stock], more(5)), still([stock], more(3))]).toEqual([[stock], []]);
  });

  it('about a product that has left the cart goes', () => {
    expect(still([error({ scope: 'product', id: 999 }), error({ scope: 'collection', id: 999 })])).toEqual([]);
  });
});
