import { expect, it } from 'vitest';
import type { Boot } from '../shared/config/boot.ts';
import type { UserData } from '../shared/queries/session.ts';
import { createServerServices } from './server/services.ts';
import { seedQueries } from './seedQueries.ts';

const account = { hash: 'vitrine' } as Boot['account'];
const carts = ['carts', 'pages'];
const brought: Boot = { account, eventSegments: [], language: 'en', user: 7, queries: [[carts, 'mine']] };

const open = (boot: Boot, user: number | null = 7) => {
  const services = createServerServices({ boot, language: 'en', fetch });
  if (user !== null) services.session.enter({ id: user, first_name: 'Ana', buyer: {} } as UserData);
  seedQueries(services, boot);
  return services;
};

it('shows the answers that the page brought to the person and in the language that they are for', () => {
  const found = (...now: Parameters<typeof open>) => open(...now).queryClient.getQueryData(carts);
  expect(found(brought)).toBe('mine');
  expect(found(brought, 8)).toBeUndefined();
  expect(found(brought, null)).toBeUndefined();
  expect(found({ ...brought, language: 'pt_BR' })).toBeUndefined();
});

it('asks for what the page brought again once it has changed', () => {
  const { queryClient } = open(brought);
  const { staleTime } = queryClient.getQueryDefaults(carts);
  const isStale = (): boolean => {
    const query = queryClient.getQueryCache().find({ queryKey: carts });
    return !query || query.isStaleByTime(typeof staleTime === 'function' ? staleTime(query) : staleTime);
  };
  expect(isStale()).toBe(false);
  void queryClient.invalidateQueries({ queryKey: carts });
  expect(isStale()).toBe(true);
  queryClient.setQueryData(carts, 'written', { updatedAt: 1 });
  expect(isStale()).toBe(true);
});
