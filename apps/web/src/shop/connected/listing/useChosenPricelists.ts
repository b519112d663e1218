import { useQuery } from '@tanstack/react-query';
import { decidePricelist, parsePricelist } from '@vitrine/api/rules';
import { useEffect } from 'react';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { chosenKey, chosenQuery, followTabs, readLists, type Chosen } from './chosenPricelists.ts';
import { useCartPricelists } from './useCartPricelists.ts';

export interface OfferedList {
  id: number;
  currency?: string | undefined;
}

/** The price list that counts for a brand, among those that it offers where they are known. */
export type ChosenFor = (brand: string, offered?: readonly OfferedList[]) => number | null;

/**
 * The price list that a retailer chose for each brand (D-101). Without a choice that of the open cart of the brand counts; else `user.pricelist`,
 * which keeps the last choice; else the list that needs no choice. Every screen reads the same, and follows a change at once.
 */
export const useChosenPricelists = () => {
  const services = useServices();
  const { storage, queryClient } = services;
  const isBuyer = useSession().user?.entity_stype === 'buyer';
  const carts = useCartPricelists();
  const { data, isFetched, fetchStatus } = useQuery({ ...chosenQuery(services), enabled: isBuyer });
  useEffect(() => followTabs(services), [services]);
  const isRead = !isBuyer || isFetched || fetchStatus === 'paused';
  /** The list that needs no choice. */
  const decide = <L extends OfferedList>(offered: readonly L[], { currency }: Chosen = data): L | undefined =>
    isBuyer ? decidePricelist(offered, currency) : undefined;
  const among =
    (chosen: Chosen, ofCarts: ReadonlyMap<string, number>): ChosenFor =>
    (brand, offered = []) => {
      const last = parsePricelist(storage.get('pricelist'));
      const decided = offered.some(({ id }) => id === last) ? undefined : decide(offered, chosen);
      return chosen.lists[brand] ?? ofCarts.get(brand) ?? decided?.id ?? last;
    };
  return {
    chosenFor: among(data, carts.lists),
    decide,
    /** False while the choices, or the carts that may tell one, are on their way: nobody is asked to choose then. */
    isKnownFor: (brand: string): boolean => data.lists[brand] !== undefined || (isRead && carts.isKnown),
    /** Calls back once it is known which list counts for the brand: at once, unless choices or carts are on their way. */
    whenKnown: (brand: string, act: (chosenFor: ChosenFor) => void): void => {
      if (data.lists[brand] !== undefined) return act(among(data, carts.lists));
      const goOn = (): void =>
        carts.whenKnown((lists) => {
          const known = queryClient.getQueryData<Chosen>(chosenKey) ?? data;
          act(among({ ...known, lists: readLists(storage) }, lists));
        });
      if (isRead) goOn();
      else void queryClient.fetchQuery(chosenQuery(services)).then(goOn, goOn);
    },
  };
};

interface Priced {
  seller_slug: string;
  pricelists: readonly { pricelist: OfferedList }[];
}

/** A product's prices in the list that counts for its brand; undefined where it has none, or nothing is chosen. */
export const chosenEntry = <P extends Priced>(
  { seller_slug, pricelists }: P,
  chosenFor: ChosenFor,
): P['pricelists'][number] | undefined => {
  const id = chosenFor(
    seller_slug,
    pricelists.map(({ pricelist }) => pricelist),
  );
  return pricelists.find(({ pricelist }) => pricelist.id === id);
};
