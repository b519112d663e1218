import { queryOptions } from '@tanstack/react-query';
import type { Removed } from '../../mappers/removed.ts';
import type { Services } from '../../queries/services.ts';

interface Entry {
  id: string;
  /** ISO 8601. */
  at: string;
  brand: string;
}

/** An import that can still be undone; its id is that of the draft. */
interface Imported extends Entry {
  /** Name of the file. */
  imported: string;
}

/** A removal that can still be undone. */
export interface Removal extends Removed, Entry {
  pricelist: number;
  /** Name of the product; absent when the whole cart was removed. */
  name?: string;
  products: number;
}

/** What can still be undone. */
export type Undoable = Removal | Imported;

const KEPT = 20;
const queryKey = ['removals'];

const read = ({ storage }: Pick<Services, 'storage'>): Undoable[] => storage.getJson<Undoable[]>('removals') ?? [];

const write = ({ storage, queryClient }: Services, removals: Undoable[]): void => {
  storage.setJson('removals', removals.length > 0 ? removals : null);
  queryClient.setQueryData(queryKey, removals);
};

/** What was removed or imported lately, newest first. The browser keeps it until the session ends. */
export const removalsQuery = (services: Services) =>
  queryOptions({ queryKey, queryFn: () => read(services), networkMode: 'always' });

export const keepRemoval = (services: Services, removal: Undoable): void =>
  write(services, [removal, ...read(services)].slice(0, KEPT));

export const forgetRemoval = (services: Services, id: string): void =>
  write(
    services,
    read(services).filter((removal) => removal.id !== id),
  );
