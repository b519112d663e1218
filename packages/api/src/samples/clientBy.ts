import type { Client, Endpoint, LooseInput } from '../client/types.ts';

/** One call of the API, as it is asked for. */
export interface Asked {
  resource: string;
  name: string;
  endpoint: Endpoint;
  input: LooseInput;
}

type Table = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** Comes with the first call, as the client itself does: the first screen does without. */
const endpointOf = async (resource: string, name: string): Promise<Endpoint> => {
  const { endpoints } = await import('../client/endpoints.ts');
  const endpoint = (endpoints as Table)[resource]?.[name];
  if (!endpoint) throw new Error(`The API has no call ${resource}.${name}.`);
  return endpoint;
};

/** A client whose every call is answered by one function. */
export const clientBy = (answer: (asked: Asked) => Promise<unknown>): Client => {
  const callsOf = (resource: string) =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (input: LooseInput = {}) =>
            answer({ resource, name, endpoint: await endpointOf(resource, name), input }),
      },
    );
  return new Proxy({}, { get: (_, resource: string) => callsOf(resource) }) as Client;
};
