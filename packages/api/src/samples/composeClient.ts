import { ApiError } from '../client/errors.ts';
import type { Client, Endpoint, LooseInput } from '../client/types.ts';
import { clientBy } from './clientBy.ts';

type Calls = Readonly<Record<string, Readonly<Record<string, (input: LooseInput) => Promise<unknown>>>>>;

const FORBIDDEN = 403;

/**
 * A client made of others: `choose` says who answers a call. It only reads, and each thing once, however many ask for it;
 * every call that changes something is refused with the text `refusal`.
 */
export const composeClient = (choose: (endpoint: Endpoint) => Client, refusal: string): Client => {
  const read = new Map<string, Promise<unknown>>();
  return clientBy(async ({ resource, name, endpoint, input: { params, query } }) => {
    if (endpoint.method !== 'GET') throw new ApiError(FORBIDDEN, { message: refusal, detail: refusal });
    const key = JSON.stringify([resource, name, params, query]);
    const known = read.get(key);
    if (known) return known;
    const client = choose(endpoint) as unknown as Calls;
    // One that asks may go away; the others still wait for the answer.
    const asked =
      client[resource]?.[name]?.({ ...(params && { params }), ...(query && { query }) }) ??
      Promise.reject(new Error(name));
    read.set(key, asked);
    asked.catch(() => read.delete(key));
    return asked;
  });
};
