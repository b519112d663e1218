import { queryOptions } from '@tanstack/react-query';
import type { Removed } from '../../mappers/removed.ts';
import type { Services } from '../../queries/services.ts';

/** A removal that can still be undone. */
export interface Removal extends Removed {
  id: string;
  /** ISO 8601. */
  at: string;
  brand: string;
  pricelist: number;
  /** Name of the product; absent when the whole cart was removed. */
  name?: string;
  products: number;
}

const KEPT = 20;
const queryKey = ['removals'];

const read = ({ storage }: Pick<Services, 'storage'>): Removal[] => storage.getJson<Removal[]>('removals') ?? [];

const write = ({ storage, queryClient }: Services, removals: Removal[]): void => {
  storage.setJson('removals', removals.length > 0 ? removals : null);
  queryClient.setQueryData(queryKey, removals);
};

/** What was removed lately, newest first. The browser keeps it until the session ends. */
export const removalsQuery = (services: Services) =>
  queryOptions({ queryKey, queryFn: () => read(services), networkMode: 'always' });

export const keepRemoval = (services: Services, removal: Removal): void =>
  write(services, [removal, ...read(services)].slice(0, KEPT));

export const forgetRemoval = (services: Services, id: string): void =>
  write(
    services,
    read(services).filter((removal) => removal.id !== id),
  );
