import type { Client, ClientOptions } from '@vitrine/api/client';

type Calls = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;

/** The client, brought in by the first call: a page that came with its data has nothing to ask yet. */
export const lazyClient = (options: ClientOptions): Client => {
  let ready: Promise<Calls> | undefined;
  const load = (): Promise<Calls> =>
    (ready ??= import('@vitrine/api/client').then(({ createClient }) => createClient(options) as unknown as Calls));
  const resource = (name: string) =>
    new Proxy({}, { get: (_, call: string) => async (input?: unknown) => (await load())[name]?.[call]?.(input) });
  const resources: Record<string, object> = {};
  // Always the same: effects that use a resource do not start again when a component is drawn again.
  return new Proxy({}, { get: (_, name: string) => (resources[name] ??= resource(name)) }) as Client;
};
