import { ApiError } from '../client/errors.ts';
import { endpoints } from '../client/endpoints.ts';
import type { Client, Endpoint, LooseInput } from '../client/types.ts';
import { at } from '../testing/at.ts';
import { createFixtures, type Fixtures, type Member } from '../testing/fixtures/index.ts';
import { repliesOf, unauthorized } from '../testing/replies/index.ts';

interface Answer {
  status: number;
  data: unknown;
}

type Reply = Answer | ((asked: LooseInput) => Answer | Promise<Answer>);

export interface SampleScene {
  fixtures?: Fixtures;
  /** Who is signed in; null is a visitor, whom calls behind the login refuse. */
  member: Member | null;
}

const mapValues = <T, U>(source: Readonly<Record<string, T>>, map: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(source).map(([key, value]) => [key, map(value, key)]));

/**
 * The API answering from samples, without a network: for previews. Each client has goods of its own, which remember what is
 * done to them, and nothing that is done reaches anybody.
 */
export const sampleClient = ({ fixtures = createFixtures(), member }: SampleScene): Client => {
  const replies = repliesOf(fixtures, member) as unknown as Record<string, Record<string, Reply>>;
  const callOf = (resource: string, name: string, { access }: Endpoint) => {
    const reply = member === null && access !== 'public' ? unauthorized : at(at(replies, resource), name);
    return async (input: LooseInput = {}) => {
      const asked = { params: {}, query: {}, body: {}, ...input };
      const { status, data } = typeof reply === 'function' ? await reply(asked) : reply;
      if (status >= 300) throw new ApiError(status, data);
      return { status, data };
    };
  };
  return mapValues<Readonly<Record<string, Endpoint>>, unknown>(endpoints, (calls, resource) =>
    mapValues(calls, (endpoint, name) => callOf(resource, name, endpoint)),
  ) as Client;
};
