import type { Refusal } from '../../connected/cart/useSendOrder.ts';

/** 'Your cart is empty.' is said near the total instead of in the banner. */
export const isEmptyCart = (refusal: Refusal | null): boolean => refusal?.message === 'Your cart is empty.';

/** The sentences about one collection, product or brand (X-065…X-067). */
export const errorsOf = (refusal: Refusal | null, scope: 'collection' | 'product' | 'seller', id?: number): string[] =>
  (refusal?.errors ?? [])
    .filter((error) => error.scope === scope && (id === undefined || error.id === id))
    .map(({ message }) => message);

/** Stock errors name a variation; they stand with the product it belongs to. */
export const stockErrorsOf = (refusal: Refusal | null, variations: readonly number[]): string[] =>
  (refusal?.errors ?? [])
    .filter((error) => error.scope === 'stock' && variations.includes(error.id))
    .map(({ message }) => message);
