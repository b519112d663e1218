import { describe, expect, it } from 'vitest';
import { orderingError } from '../schemas/index.ts';
import { checkLimits, type LimitedCart, type LimitedProduct, type Limits } from './limits.ts';

const product = (
  quantities: number[],
  limits: Limits = {},
  unitPrice: number | null = 1000,
  id = 1,
): LimitedProduct => ({ id, limits, unitPrice, quantities });

const cartOf = (
  products: LimitedProduct[],
  { collection = {}, seller = {}, currency = 'USD' }: { collection?: Limits; seller?: Limits; currency?: string } = {},
): LimitedCart => ({
  currency,
  seller: { id: 70, limits: seller },
  collections: [{ id: 50, limits: collection, products }],
});

describe('limits of a product line', () => {
  it('refuse more than the maximum over all sizes and variations (V-057, D-085)', () => {
    expect(checkLimits(cartOf([product([4, 4, 5], { maximumQuantity: 12 })]))).toEqual([
      {
        scope: 'product',
        id: 1,
        side: 'maximum',
        type: 'quantity',
        limit: 12,
        missing: 1,
        message: 'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 12 FOR THIS ORDER TO PROCEED',
      },
    ]);
  });

  it('refuse less than the minimum over all sizes and variations (V-058, D-085)', () => {
    expect(checkLimits(cartOf([product([1, 1], { minimumQuantity: 6 })]))).toEqual([
      {
        scope: 'product',
        id: 1,
        side: 'minimum',
        type: 'quantity',
        limit: 6,
        missing: 4,
        message: 'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 6 FOR THIS ORDER TO PROCEED',
      },
    ]);
  });

  it('let nothing ordered pass (V-059)', () => {
    expect(
      checkLimits(
        cartOf([product([0, 0], { minimumQuantity: 6, minimumValue: 100 })], {
          collection: { minimumQuantity: 6 },
          seller: { minimumValue: 100 },
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    [6, []],
    [12, []],
    [5, ['minimum']],
    [13, ['maximum']],
  ])('take their bounds as allowed: %i units', (units, sides) => {
    expect(
      checkLimits(cartOf([product([units], { minimumQuantity: 6, maximumQuantity: 12 })])).map(({ side }) => side),
    ).toEqual(sides);
  });

  it('say how much money is to add (V-065, D-125)', () => {
    expect(checkLimits(cartOf([product([2], { minimumValue: 125_050 })]))).toEqual([
      {
        scope: 'product',
        id: 1,
        side: 'minimum',
        type: 'value',
        limit: 1250.5,
        missing: 1230.5,
        message: 'Add $1,230.50 more to meet the minimum order.',
      },
    ]);
  });

  it('say how much money is to remove (V-066, D-126)', () => {
    expect(checkLimits(cartOf([product([3], { maximumValue: 2500 })], { currency: 'EUR' }))[0]?.message).toBe(
      'Remove EUR 5.00 more to meet the maximum order.',
    );
  });

  it('do not check a value that is hidden (D-022)', () => {
    expect(
      checkLimits(cartOf([product([2], { minimumValue: 9999 }, null)], { seller: { minimumValue: 9999 } })),
    ).toEqual([]);
  });
});

describe('a value that is known in part', () => {
  it('is not checked as a whole (D-022)', () => {
    const lines = [product([2], {}, null, 1), product([2], {}, 1000, 2)];
    expect(checkLimits(cartOf(lines, { collection: { minimumValue: 9999 } }))).toEqual([]);
  });
});

describe('limits of collection and seller', () => {
  const lines = [product([2], { minimumQuantity: 3 }, 1000, 1), product([4], {}, 500, 2)];

  it('count every line (V-064, D-083)', () => {
    const errors = checkLimits(
      cartOf(lines, {
        collection: { minimumQuantity: 10, minimumValue: 5000 },
        seller: { maximumQuantity: 5, maximumValue: 3000 },
      }),
    );
    expect(errors.map(({ scope, id, side, type, missing }) => [scope, id, side, type, missing])).toEqual([
      ['collection', 50, 'minimum', 'quantity', 4],
      ['collection', 50, 'minimum', 'value', 10],
      ['product', 1, 'minimum', 'quantity', 1],
      ['seller', 70, 'maximum', 'quantity', 1],
      ['seller', 70, 'maximum', 'value', 10],
    ]);
  });

  it('add up collections for the seller (V-064)', () => {
    const two = {
      ...cartOf([]),
      seller: { id: 70, limits: { minimumQuantity: 8 } },
      collections: [1, 2].map((id) => ({ id, limits: {}, products: [product([3])] })),
    };
    expect(checkLimits(two)).toMatchObject([{ scope: 'seller', missing: 2 }]);
  });

  it('are null or absent where there is none', () => {
    const none = { minimumQuantity: null, maximumQuantity: null, minimumValue: null, maximumValue: null };
    expect(checkLimits(cartOf([product([999], none)], { collection: none }))).toEqual([]);
  });

  it('are worded as the wire carries them (D-084)', () => {
    for (const error of checkLimits(cartOf(lines, { seller: { minimumValue: 99_999 } })))
      expect(orderingError.parse(error)).toEqual(error);
  });
});
