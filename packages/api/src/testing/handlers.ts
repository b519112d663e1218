import type { HttpHandler } from 'msw';
import type { Call } from '../contracts/call.ts';
import { contract } from '../contracts/index.ts';
import { at } from './at.ts';
import { createFixtures, type Fixtures, type Member } from './fixtures/index.ts';
import { mockCalls, type Reply } from './mock.ts';
import { repliesOf, unauthorized } from './replies/index.ts';

export interface Scene {
  fixtures?: Fixtures;
  /** Who is signed in; null is a visitor, whom calls behind the login refuse. An approved retailer if not said. */
  member?: Member | null;
}

/** Behind the login a visitor is refused. */
const replyTo = (call: Call, reply: Reply<Call>, member: Member | null): Reply<Call> =>
  member === null && call.access !== 'public' ? (unauthorized as Reply<Call>) : reply;

/**
 * Answers for the whole API from fixtures; carts and orders remember what was done to them. Put handlers of your own before them to change a single call:
 * `[mockCall(contract.cart.list, …), ...defaultHandlers()]`.
 */
export const defaultHandlers = ({
  fixtures = createFixtures(),
  member = fixtures.members.approved,
}: Scene = {}): HttpHandler[] => {
  const replies = repliesOf(fixtures, member) as Record<string, Record<string, Reply<Call>>>;
  const mocks = Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Record<string, Call>).map(
      ([name, call]) => [call, replyTo(call, at(at(replies, resource), name), member)] as const,
    ),
  );
  return [mockCalls(mocks)];
};
