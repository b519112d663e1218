import { queryOptions } from '@tanstack/react-query';
import type { Removed } from '../../mappers/removed.ts';
import type { Services } from '../../../shared/queries/services.ts';

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
  /** The cart it went into. */
  cart: number;
}

export interface PricelistChange {
  cart: number;
  /** Slug of the brand. */
  brand: string;
  /** Names of the price lists. */
  from: string;
  to: string;
}

/** A removal, or a change of price list, that can still be undone. */
export interface Removal extends Removed, Entry {
  pricelist: number;
  /** Name of the product; absent when the whole cart was removed. */
  name?: string;
  products: number;
  /** The cart changed from this price list to another, and the products left with it. */
  changed?: PricelistChange;
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

/** Whether it can still be undone: what was put back from the list is not put back again by its notice. */
export const isKept = ({ queryClient }: Services, id: string): boolean =>
  queryClient.getQueryData<Undoable[]>(queryKey)?.some((removal) => removal.id === id) ?? true;

export const forgetRemoval = (services: Services, id: string): void =>
  write(
    services,
    read(services).filter((removal) => removal.id !== id),
  );

/** What is left of an entry once the cart was sent: products that left it with its price list can still be ordered by themselves. */
const afterSending = (entry: Undoable, cart: number): Undoable[] => {
  if ('imported' in entry) return entry.cart === cart ? [] : [entry];
  if (entry.changed?.cart !== cart) return [entry];
  return entry.products > 0 ? [{ ...entry, changed: undefined }] : [];
};

/** An import into a cart that was sent can no longer be undone, nor can a change of its price list. */
export const forgetChangesOf = (services: Services, cart: number): void =>
  write(
    services,
    read(services).flatMap((entry) => afterSending(entry, cart)),
  );
