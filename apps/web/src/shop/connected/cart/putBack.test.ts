import { fixtures } from '@vitrine/api/testing';
import { expect, it, vi } from 'vitest';
import type { Services } from '../../../shared/queries/services.ts';
import { putBack } from './putBack.ts';
import type { Removal } from './removals.ts';

const { cart } = fixtures;
const [product] = cart.collections.flatMap(({ products }) => products);

const removal: Removal = {
  id: 'a',
  at: '2026-11-28T10:00:00Z',
  brand: cart.seller.name,
  pricelist: 2,
  variations: [7],
  quantities: {},
  notes: [{ productId: 3, note: 'By rail' }],
  products: 1,
  changed: { cart: cart.id, brand: cart.seller.slug, from: 'EUR', to: 'USD' },
};

const setUp = (carts: (typeof cart)[], dropped: { id: number; name: string }[] = []) => {
  const calls = {
    list: vi.fn(async () => ({ data: { results: carts } })),
    changePricelist: vi.fn(async () => ({ data: { data: { dropped } } })),
    addProduct: vi.fn(async () => {
      carts = [cart];
      return { data: { data: { cart_id: cart.id } } };
    }),
    setNote: vi.fn(async () => undefined),
  };
  return { calls, services: { client: { cart: calls } } as unknown as Services };
};

it('A change of price list is undone: first the list, then what had left with its notes (D-100)', async () => {
  const { calls, services } = setUp([cart]);
  expect(await putBack(services, removal)).toEqual({ cart, dropped: [], left: undefined });
  expect(calls.changePricelist).toHaveBeenCalledWith({
    params: { cartId: cart.id },
    body: { pricelist_id: 2, version: cart.version },
  });
  expect(calls.addProduct).toHaveBeenCalledWith({ body: { product_variation_id: [7], pricelist_id: 2 } });
  expect(calls.setNote).toHaveBeenCalledWith({ params: { cartId: cart.id, productId: 3 }, body: { note: 'By rail' } });
});

it('What the former list does not carry leaves on the way back, and can be put back in turn', async () => {
  const dropped = [{ id: product?.id ?? 0, name: product?.name ?? '' }];
  const { left } = await putBack(setUp([cart], dropped).services, removal);
  expect(left).toMatchObject({ name: product?.name, products: 1, pricelist: cart.pricelist.id });
  expect(left?.variations).toEqual(product?.variations.map(({ info }) => info.id));
  expect(left?.changed).toBeUndefined();
});

it('A list alone is changed back without an order; products alone come back when their cart is gone', async () => {
  const alone = setUp([cart]);
  await putBack(alone.services, { ...removal, variations: [], notes: [], products: 0 });
  expect(alone.calls.addProduct).not.toHaveBeenCalled();
  const gone = setUp([]);
  await putBack(gone.services, removal);
  expect([gone.calls.changePricelist.mock.calls.length, gone.calls.addProduct.mock.calls.length]).toEqual([0, 1]);
});
