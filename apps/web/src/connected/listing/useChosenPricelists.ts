import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { parsePricelist } from '@vitrine/api/rules';
import { useEffect } from 'react';
import type { BrowserStorage } from '../../config/storage.ts';
import { useServices } from '../../queries/services.ts';
import { useCartPricelists } from './useCartPricelists.ts';

/** Ids of price lists by the slug of their brand. */
type Chosen = Readonly<Record<string, number>>;

const queryKey = ['chosen-pricelists'];

const readChosen = (storage: BrowserStorage): Chosen => storage.getJson<Chosen>('pricelists') ?? {};

const followed = new WeakSet<QueryClient>();

/** Shows at once what another tab chose: a brand asks once, however many tabs it is open in. */
const followTabs = (storage: BrowserStorage, queryClient: QueryClient): void => {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  storage.onChange('pricelists', () => queryClient.setQueryData(queryKey, readChosen(storage)));
};

/**
 * The price list that a retailer chose for each brand (D-101). Without a choice in this browser, that of the open cart of the brand counts;
 * else `user.pricelist`, which keeps the last choice. Every screen reads the same, and follows a change at once.
 */
export const useChosenPricelists = () => {
  const { storage } = useServices();
  const queryClient = useQueryClient();
  const carts = useCartPricelists();
  const read = () => readChosen(storage);
  const { data: chosen } = useQuery({ queryKey, queryFn: read, initialData: read, staleTime: Infinity });
  useEffect(() => followTabs(storage, queryClient), [storage, queryClient]);
  const keep = (next: Chosen, last: string | null): void => {
    storage.set('pricelist', last);
    storage.setJson('pricelists', next);
    queryClient.setQueryData(queryKey, next);
  };
  const listFor = (brand: string, own: Chosen, ofCarts: ReadonlyMap<string, number>): number | null =>
    own[brand] ?? ofCarts.get(brand) ?? parsePricelist(storage.get('pricelist'));
  return {
    chosenFor: (brand: string): number | null => listFor(brand, chosen, carts.lists),
    /** False while the carts that may tell it are on their way: nobody is asked to choose then. */
    isKnownFor: (brand: string): boolean => chosen[brand] !== undefined || carts.isKnown,
    /** Calls back with the price list once it is known: at once, unless the carts are on their way. */
    whenKnown: (brand: string, act: (id: number | null) => void): void => {
      if (chosen[brand] !== undefined) return act(chosen[brand]);
      carts.whenKnown((lists) => act(listFor(brand, readChosen(storage), lists)));
    },
    choose: (brand: string, id: number): void => keep({ ...readChosen(storage), [brand]: id }, String(id)),
    forget: (brand: string): void => {
      const { [brand]: _, ...others } = readChosen(storage);
      keep(others, null);
    },
  };
};

interface Priced {
  seller_slug: string;
  pricelists: readonly { pricelist: { id: number } }[];
}

/** A product's prices in the list chosen for its brand; undefined where it has none, or nothing is chosen. */
export const chosenEntry = <P extends Priced>(
  { seller_slug, pricelists }: P,
  chosenFor: (brand: string) => number | null,
): P['pricelists'][number] | undefined => {
  const id = chosenFor(seller_slug);
  return pricelists.find(({ pricelist }) => pricelist.id === id);
};
