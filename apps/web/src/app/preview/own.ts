import type { Client } from '@vitrine/api/client';
import type { Services } from '../../shared/queries/services.ts';

/** What the account has of its own, as far as the current viewer may see it; null where it has nothing yet. */
export interface Own {
  brand: string | null;
  collection: number | null;
  product: number | null;
  cart: number | null;
  order: number | null;
}

/** What is refused is as good as absent: samples stand in for it. */
const orNull = async <T>(reading: Promise<T | undefined>): Promise<T | null> => {
  try {
    return (await reading) ?? null;
  } catch {
    return null;
  }
};

const firstBrand = async (client: Client): Promise<string | undefined> =>
  (await client.landing.brands()).data.data[0]?.slug;

const firstCollection = async (client: Client, slug: string): Promise<number | undefined> =>
  (await client.brands.collections({ params: { slug } })).data[0]?.id;

const firstProduct = async (client: Client, collection: number): Promise<number | undefined> =>
  (await client.products.list({ query: { collections: String(collection) } })).data.results[0]?.id;

const firstCart = async (client: Client): Promise<number | undefined> => (await client.cart.list()).data.results[0]?.id;

const firstOrder = async (client: Client): Promise<number | undefined> =>
  (await client.orders.list({ query: {} })).data.data.data[0]?.id;

/** Looks for something to show of each kind. */
export const findOwn = async ({ client, session }: Services): Promise<Own> => {
  const { user } = session.getState();
  const brand = user?.seller_slug ?? (await orNull(firstBrand(client)));
  const collection = brand === null ? null : await orNull(firstCollection(client, brand));
  const [product, cart, order] = await Promise.all([
    collection === null ? null : orNull(firstProduct(client, collection)),
    user?.entity_stype === 'buyer' ? orNull(firstCart(client)) : null,
    orNull(firstOrder(client)),
  ]);
  return { brand, collection, product, cart, order };
};
