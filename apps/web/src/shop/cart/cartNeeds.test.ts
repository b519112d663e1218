import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { cartNeeds } from './cartNeeds.ts';
import type { CellState } from '../mappers/pendingCells.ts';

const { cart } = fixtures;
const items = cart.collections[0]?.products[0]?.variations.flatMap((variation) => variation.items) ?? [];
const typed = (quantity: number, state: CellState = 'saving', cells = items.slice(0, 1)) =>
  new Map(cells.map(({ id }) => [id, { quantity, state }]));
const product = { name: 'Itapuã Wrap Dress', anchor: 'product-101' };

it('A cart that can be sent lacks nothing', () => {
  expect(cartNeeds(cart, new Map())).toEqual([]);
});

it('More units of a size than there are in stock are named with their product while they are typed (V-060)', () => {
  expect(cartNeeds(cart, typed(61))).toEqual([{ ...product, kind: 'stock', sizes: 1 }]);
});

it('The minimum of a product is missing, of one that is not ordered it is not (V-058, V-059)', () => {
  const one = new Map([...typed(0, 'saving', items), ...typed(1)]);
  const below = cartNeeds(cart, one).filter(({ anchor }) => anchor === product.anchor);
  expect(below).toMatchObject([{ ...product, kind: 'limit', state: { side: 'minimum', limit: 12, distance: 11 } }]);
  const none = typed(0, 'saving', items);
  expect(cartNeeds(cart, none).some(({ anchor }) => anchor === product.anchor)).toBe(false);
});

it('Quantities that wait for the connection or a choice are counted by product; one being saved is not', () => {
  expect(cartNeeds(cart, typed(2, 'queued'))).toEqual([{ ...product, kind: 'unsaved', cells: 1 }]);
  expect(cartNeeds(cart, typed(2, 'saving'))).toEqual([]);
});

it('The minimums of collection and brand are missing (V-064, V-065)', () => {
  const limits = { minimum_quantity: 90, maximum_quantity: null, minimum_value: null, maximum_value: null };
  const collections = cart.collections.map((collection) => ({ ...collection, limits }));
  const seller = { ...cart.seller, limits: { ...limits, minimum_quantity: null, minimum_value: 9000 } };
  expect(cartNeeds({ ...cart, collections, seller }, new Map())).toMatchObject([
    { name: 'Resort 27', anchor: 'collection-41', state: { type: 'quantity', distance: 44 } },
    { name: 'Casa Marola', anchor: 'order-summary', state: { type: 'value', limit: 9000 } },
  ]);
});
