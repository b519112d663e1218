import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../shared/config/storage.ts';
import type { Services } from '../../../shared/queries/services.ts';
import { forgetChangesOf, keepRemoval, removalsQuery } from './removals.ts';

it('An import is no longer offered to be undone once its cart was sent (S-095)', async () => {
  const services = { storage: createMemoryStorage(), queryClient: new QueryClient() } as Services;
  const entry = (id: string, cart: number) => ({
    id,
    cart,
    at: '2026-11-28T10:00:00Z',
    brand: 'Lume',
    imported: 'a.xlsx',
  });
  keepRemoval(services, entry('first', 7));
  keepRemoval(services, entry('second', 8));
  forgetChangesOf(services, 7);
  const left = await services.queryClient.fetchQuery(removalsQuery(services));
  expect(left.map(({ id }) => id)).toEqual(['second']);
});

it('Of a change of price list, what left the cart can still be ordered once the cart was sent (D-100)', async () => {
  const services = { storage: createMemoryStorage(), queryClient: new QueryClient() } as Services;
  const removal = (id: string, products: number, cart: number) => ({
    id,
    at: '2026-11-28T10:00:00Z',
    brand: 'Lume',
    pricelist: 1,
    variations: [],
    quantities: {},
    notes: [],
    products,
    changed: { cart, brand: 'lume', from: 'USD', to: 'EUR' },
  });
  keepRemoval(services, removal('all stayed', 0, 7));
  keepRemoval(services, removal('one left', 1, 7));
  keepRemoval(services, removal('of another cart', 0, 8));
  forgetChangesOf(services, 7);
  const left = await services.queryClient.fetchQuery(removalsQuery(services));
  expect(left.map((entry) => [entry.id, 'changed' in entry ? entry.changed?.to : undefined])).toEqual([
    ['of another cart', 'EUR'],
    ['one left', undefined],
  ]);
});
