import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { contract, type Call } from '@vitrine/api';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import { readAnswer, toRequest } from './http.ts';

/** The real server in a process of its own. */
export interface Victim {
  readonly origin: string;
  /** kill -9, and its end awaited. */
  kill(): Promise<void>;
  /** As Ctrl+C does. */
  stop(): Promise<void>;
  call(
    call: Call,
    buyer: Shopper,
    input: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<{ status: number; json: unknown }>;
}

/** A buyer with a filled cart and a session that outlives the server. */
export interface Shopper {
  token: string;
  cartId: number;
}

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const quiet = {
  SEED: 'none',
  PORT: '0',
  LOG_LEVEL: 'error',
  WEB_DIST: '/nonexistent',
  ARGON2_MEMORY_KIB: '64',
  ARGON2_PASSES: '1',
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const untilOpen = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const port = /Shop\s+http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was open: ${said}`)));
  });

/** Starts the server with settings and resolves when it is open. */
export const startVictim = async (settings: Record<string, string>): Promise<Victim> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { ...process.env, ...quiet, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended(child);
  };
  const origin = await untilOpen(child).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    origin,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    call: async (call, { token }, input) => {
      const { path, init } = await toRequest(call, input, { token, account: 'vitrine' });
      return readAnswer(origin, path, init);
    },
  };
};

/** Fills the test world with buyers who each have a cart of 2 units of the first size of variation 1. */
export const prepareShoppers = async (db: Database, count: number): Promise<Shopper[]> => {
  const tokens = Array.from({ length: count }, () => newSecret());
  const hashed = (token: string): string => hashSecret(token).toString('hex');
  const sessions = tokens.map((token, n) => ({
    n: n + 1,
    access: hashed(token),
    refresh: hashed(newSecret()),
    family: randomUUID(),
  }));
  const carts = await db.query<{ id: number }>(sql`
    with shop as (
      insert into retailer (account_id, name, stage) select 1, 'Shop ' || n, 'approved' from generate_series(1, ${count}) n returning id, substr(name, 6)::int as n
    ), shopper as (
      insert into member (account_id, email, first_name, last_name, side, retailer_id)
      select 1, 'shop-' || n || '@vitrine.example', 'Shop', 'Keeper', 'buyer', id from shop returning id, retailer_id
    ), opened as (
      insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select 1, shopper.id, s.family, decode(s.access, 'hex'), now() + interval '1 hour', decode(s.refresh, 'hex'), now() + interval '1 hour'
      from json_to_recordset(${JSON.stringify(sessions)}::json) as s(n int, access text, refresh text, family uuid)
      join shop using (n) join shopper on shopper.retailer_id = shop.id
    ), cart as (
      insert into cart (account_id, retailer_id, brand_id, pricelist_id) select 1, id, 1, 1 from shop order by n returning id
    ), line as (
      insert into cart_line (cart_id, product_id) select id, 1 from cart
    ), item as (
      insert into cart_item (cart_id, product_id, variation_id, size_id, quantity) select id, 1, 1, 1, 2 from cart
    )
    select id from cart order by id`);
  await db.query(sql`update stock set quantity = ${count * 2} where variation_id = 1 and size_id = 1`);
  return tokens.flatMap((token, n) => (carts[n] ? [{ token, cartId: carts[n].id }] : []));
};

/** Sends one cart: the order's number, or undefined when the server was gone before it answered. */
export const sendCart = async (victim: Victim, shopper: Shopper): Promise<number | undefined> => {
  const call = () => victim.call(contract.cart.finalize, shopper, { params: { cartId: shopper.cartId }, body: {} });
  try {
    const first = await call();
    const { status, json } = first.status === 200 ? await call() : first;
    if (status !== 201) throw new Error(`Finalize answered ${status}: ${JSON.stringify(json)}`);
    return (json as { order: { id: number } }).order.id;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
};

/** When the server is killed: after how many more acknowledged orders, and how many milliseconds later. */
export interface Kill {
  orders: number;
  pause: number;
}

/** The same kills for the same seed; on average a kill has `orders` before it. */
export const planKills = (count: number, orders: number, seed: number): Kill[] =>
  fc.sample(fc.record({ orders: fc.integer({ min: 1, max: orders * 2 - 1 }), pause: fc.integer({ min: 0, max: 8 }) }), {
    numRuns: count,
    seed,
  });

/** What became of the orders that buyers were promised, for a report. */
export const tally = (acknowledged: ReadonlyMap<number, number>, made: readonly number[]) => {
  const promised = new Set(acknowledged.values());
  const there = new Set(made);
  return {
    'orders acknowledged': promised.size,
    lost: [...promised].filter((order) => !there.has(order)).length,
    doubled: made.filter((order) => !promised.has(order)).length,
  };
};

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends carts, a few at a time, until enough were acknowledged; then kills the server while others are on their way. */
export const sendUntilKilled = async (
  victim: Victim,
  shoppers: readonly Shopper[],
  { orders, pause }: Kill,
  acknowledged: Map<number, number>,
): Promise<void> => {
  const waiting = shoppers.filter(({ cartId }) => !acknowledged.has(cartId));
  const goal = acknowledged.size + orders;
  let alive = true;
  let killed: Promise<void> | undefined;
  const worker = async (): Promise<void> => {
    for (let shopper = waiting.shift(); alive && shopper; shopper = waiting.shift()) {
      const order = await sendCart(victim, shopper);
      if (order !== undefined) acknowledged.set(shopper.cartId, order);
      if (acknowledged.size >= goal)
        killed ??= wait(pause).then(() => {
          alive = false;
          return victim.kill();
        });
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  await (killed ?? victim.kill());
};
