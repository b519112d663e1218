import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { BrowserStorage } from '../../../shared/config/storage.ts';
import type { Services } from '../../../shared/queries/services.ts';
import { isRefusal } from '../../../shared/connected/isRefusal.ts';

export interface Chosen {
  /** Ids of price lists by the slug of their brand. */
  lists: Readonly<Record<string, number>>;
  /** What the retailer buys in; null if that decides nothing. */
  currency: string | null;
}

export const chosenKey = ['chosen-pricelists'];

/** The choices that this browser keeps (D-101). */
export const readLists = (storage: BrowserStorage): Chosen['lists'] =>
  storage.getJson<Chosen['lists']>('pricelists') ?? {};

/** Shows choices at once, and keeps them in this browser, whose other tabs follow. */
export const showLists = ({ storage, queryClient }: Services, lists: Chosen['lists']): void => {
  storage.setJson('pricelists', lists);
  queryClient.setQueryData<Chosen>(chosenKey, (known) => ({ currency: known?.currency ?? null, lists }));
};

/** Tells the server of a choice that this browser alone knows, such as from a time without a connection. False if it does not count any more. */
const isTaken = ({ client }: Pick<Services, 'client'>, slug: string, id: number): Promise<boolean> =>
  client.chosenPricelists.choose({ params: { slug }, body: { pricelist_id: id } }).then(
    () => true,
    (error: unknown) => !isRefusal(error),
  );

/** The server's choices come first: they are those of the whole company. Another server of this wire keeps none. */
export const chosenQuery = ({ client, storage }: Services) =>
  queryOptions({
    queryKey: chosenKey,
    queryFn: async ({ signal }): Promise<Chosen> => {
      const { currency, chosen } = (await client.chosenPricelists.list({ signal })).data.data;
      const kept = Object.fromEntries(chosen.map(({ seller_slug, pricelist_id }) => [seller_slug, pricelist_id]));
      const own = Object.entries(readLists(storage)).filter(([slug]) => kept[slug] === undefined);
      const taken = await Promise.all(own.map(([slug, id]) => isTaken({ client }, slug, id)));
      const lists = { ...Object.fromEntries(own.filter((_, place) => taken[place])), ...kept };
      storage.setJson('pricelists', lists);
      return { currency, lists };
    },
    initialData: (): Chosen => ({ currency: null, lists: readLists(storage) }),
    initialDataUpdatedAt: 0,
    staleTime: 300_000,
    retry: false,
  });

const followed = new WeakSet<QueryClient>();

/** Shows at once what another tab chose: a brand asks once, however many tabs it is open in. */
export const followTabs = ({ storage, queryClient }: Services): void => {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  storage.onChange('pricelists', () =>
    queryClient.setQueryData<Chosen>(chosenKey, (known) => ({
      currency: known?.currency ?? null,
      lists: readLists(storage),
    })),
  );
};
