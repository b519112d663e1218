import type { HttpHandler } from 'msw';
import { contract, type VitrineContract } from '../contracts/index.ts';
import type { Call } from '../contracts/call.ts';
import { accountReplies } from './replies/account.ts';
import { authReplies } from './replies/auth.ts';
import { brandReplies, landingReplies } from './replies/brands.ts';
import { cartReplies } from './replies/cart.ts';
import { orderReplies } from './replies/orders.ts';
import { productReplies } from './replies/products.ts';
import { createFixtures, type Fixtures, type Member } from './fixtures/index.ts';
import { mockCall, type Reply } from './mock.ts';
import { at } from './at.ts';

/** One reply for every call: a call without one is a type error. */
export type Replies = {
  [R in keyof VitrineContract]: {
    [C in keyof VitrineContract[R]]: VitrineContract[R][C] extends Call ? Reply<VitrineContract[R][C]> : never;
  };
};

export interface Scene {
  fixtures?: Fixtures;
  /** Who is signed in; null is a visitor, whom calls behind the login refuse. An approved retailer if not said. */
  member?: Member | null;
}

const repliesOf = (fixtures: Fixtures, member: Member | null): Replies => ({
  account: accountReplies(fixtures),
  auth: authReplies(fixtures, member),
  landing: landingReplies(fixtures),
  brands: brandReplies(fixtures),
  products: productReplies(fixtures, member),
  cart: cartReplies(fixtures, member),
  orders: orderReplies(fixtures, member),
});

const MISSING = 'Authentication credentials were not provided.';
const unauthorized = { status: 401, data: { message: MISSING, detail: MISSING } } as const;

const handlerOf = (call: Call, reply: Reply<Call>, member: Member | null): HttpHandler =>
  mockCall(call, member === null && call.access !== 'public' ? (unauthorized as Reply<Call>) : reply);

/**
 * Handlers for the whole API, answering from fixtures; carts and orders remember what was done to them. Put handlers of your own before them to change a single call:
 * `[mockCall(contract.cart.list, …), ...defaultHandlers()]`.
 */
export const defaultHandlers = ({
  fixtures = createFixtures(),
  member = fixtures.members.approved,
}: Scene = {}): HttpHandler[] => {
  const replies = repliesOf(fixtures, member) as Record<string, Record<string, Reply<Call>>>;
  return Object.entries(contract).flatMap(([resource, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]) =>
      handlerOf(call, at(at(replies, resource), name), member),
    ),
  );
};
