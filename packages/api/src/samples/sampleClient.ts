import { ApiError } from '../client/errors.ts';
import type { Client, LooseInput } from '../client/types.ts';
import { at } from '../testing/at.ts';
import { createFixtures, type Fixtures, type Member } from '../testing/fixtures/index.ts';
import { repliesOf, unauthorized } from '../testing/replies/index.ts';
import { clientBy } from './clientBy.ts';

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

/**
 * The API answering from samples, without a network: for previews. Each client has goods of its own, which remember what is
 * done to them, and nothing that is done reaches anybody.
 */
export const sampleClient = ({ fixtures = createFixtures(), member }: SampleScene): Client => {
  const replies = repliesOf(fixtures, member) as unknown as Record<string, Record<string, Reply>>;
  return clientBy(async ({ resource, name, endpoint, input }) => {
    const mayNot = member === null && endpoint.access !== 'public';
    const reply = mayNot ? unauthorized : at(at(replies, resource), name);
    const { status, data } =
      typeof reply === 'function' ? await reply({ params: {}, query: {}, body: {}, ...input }) : reply;
    if (status >= 300) throw new ApiError(status, data);
    return { status, data };
  });
};
