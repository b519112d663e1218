// npm run bench -- ordering: adding, setting a quantity and sending an order, beside one bare statement each, in one run on PostgreSQL.
import { Agent, request } from 'node:http';
import { hashSecret, migrate, newSecret, openPostgres, startCluster } from '@vitrine/server/bench';
import type { Database } from '@vitrine/server/bench';
import sql, { raw } from 'sql-template-tag';
import { fillCatalogue } from './catalogue.ts';
import { startProcess } from './process.ts';

const shops = Number(process.env.SHOPS ?? 1200);
const lines = 10;

interface Shop {
  token: string;
  cart: number;
  /** One item of each line. */
  items: number[];
}

/** Retailers who each have a cart of ten products of the first brand, one unit of the first size of each. */
const openShops = async (db: Database): Promise<Shop[]> => {
  await db.query(sql`update stock set quantity = 1000000`);
  const tokens = Array.from({ length: shops }, () => newSecret());
  const sessions = tokens.map((token, at) => ({ at: at + 1, hash: hashSecret(token).toString('hex') }));
  const rows = await db.query<{ cart: number; items: number[] }>(sql`
    with shop as (
      insert into retailer (account_id, name, stage) select 1, 'Shop ' || n, 'approved' from generate_series(1, ${shops}::int) n returning id, substr(name, 6)::int as at
    ), buyer as (
      insert into member (account_id, email, first_name, last_name, side, retailer_id)
      select 1, 'shop-' || at || '@vitrine.example', 'Shop', 'Keeper', 'buyer', id from shop returning id, retailer_id
    ), opened as (
      insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select 1, buyer.id, gen_random_uuid(), decode(given.hash, 'hex'), now() + interval '1 day', decode(md5(given.hash), 'hex'), now() + interval '1 day'
      from json_to_recordset(${JSON.stringify(sessions)}::json) as given(at int, hash text) join shop using (at) join buyer on buyer.retailer_id = shop.id
    ), cart as (
      insert into cart (account_id, retailer_id, brand_id, pricelist_id) select 1, id, 1, 1 from shop order by at returning id, retailer_id
    ), goods as (
      select id as product_id, (select min(id) from variation where product_id = product.id) as variation_id
      from product where brand_id = 1 order by id limit ${lines}
    ), line as (
      insert into cart_line (cart_id, product_id) select cart.id, product_id from cart, goods
    ), item as (
      insert into cart_item (cart_id, product_id, variation_id, size_id, quantity)
      select cart.id, goods.product_id, variation_id, size_id, case when size_id = 1 then 1 else 0 end
      from cart, goods join product_size using (product_id) returning id, cart_id, size_id
    )
    select cart.id as cart, json_agg(item.id) filter (where item.size_id = 1) as items
    from cart join shop on shop.id = cart.retailer_id join item on item.cart_id = cart.id group by cart.id, shop.at order by shop.at`);
  await db.query(sql`vacuum analyze`);
  return rows.map((row, at) => ({ ...row, token: tokens[at] ?? '' }));
};

const agent = new Agent({ keepAlive: true });

interface Send {
  path: string;
  body: object;
  token?: string;
}

const send = (origin: string, { path, body, token }: Send): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'x-account-hash': 'vitrine',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const sent = request(origin + path, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });

/** Milliseconds that a request takes, in the middle, with so many at a time. */
const time = async (origin: string, sends: readonly Send[], connections: number, expected: number): Promise<number> => {
  const waiting = [...sends];
  const took: number[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const begin = performance.now();
      const status = await send(origin, next);
      took.push(performance.now() - begin);
      if (status !== expected) throw new Error(`${next.path} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return took.toSorted((a, b) => a - b)[took.length >> 1] ?? Number.NaN;
};

interface Side {
  origin: string;
  add: (shop: Shop, variation: number) => Send;
  set: (shop: Shop, item: number, quantity: number) => Send;
  finalize: (shop: Shop, body?: object) => Send;
  /** The status of what was created. */
  created: number;
}

const ours = (origin: string): Side => ({
  origin,
  add: ({ token }, variation) => ({
    path: '/v1/cart/add-product',
    body: { product_variation_id: variation, pricelist_id: 1 },
    token,
  }),
  set: ({ token }, item, quantity) => ({
    path: `/v1/cart/products/items/${item}`,
    body: { quantity },
    token,
  }),
  finalize: ({ token, cart }, body = {}) => ({ path: `/v1/cart/${cart}/finalize`, body, token }),
  created: 201,
});

const bare = (origin: string): Side => ({
  origin,
  add: ({ cart }, variation) => ({ path: '/bare/add', body: { values: [cart, variation] } }),
  set: (_, item, quantity) => ({ path: '/bare/set', body: { values: [item, quantity] } }),
  finalize: ({ cart }) => ({ path: '/bare/finalize', body: { values: [cart] } }),
  created: 200,
});

/** Colours of the first ten products that no cart has yet. */
const otherColours = async (db: Database): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from variation where product_id in (select id from product where brand_id = 1 order by id limit ${lines})
      and id not in (select variation_id from cart_item) order by id`);
  return rows.map(({ id }) => id);
};

const rounds = 11;
const calls = ['add', 'set quantity', 'finalize'] as const;
type Figures = Record<(typeof calls)[number], number>;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** One round of a side: each of its shops adds, sets a quantity and sends. The first call of an order only validates, and is not timed. */
const play = async (side: Side, own: readonly Shop[], connections: number, round: number): Promise<Figures> => {
  const { origin, created } = side;
  const colour = colours[round] ?? 0;
  const add = await time(
    origin,
    own.map((shop) => side.add(shop, colour)),
    connections,
    created,
  );
  const sets = own.flatMap((shop) => shop.items.slice(0, 3).map((item) => side.set(shop, item, round + 2)));
  const set = await time(origin, sets, connections, 200);
  if (created === 201)
    await time(
      origin,
      own.map((shop) => side.finalize(shop, { precognitive: true })),
      connections,
      200,
    );
  const finalize = await time(
    origin,
    own.map((shop) => side.finalize(shop)),
    connections,
    created,
  );
  return { add, 'set quantity': set, finalize };
};

const measureAt = async (sides: readonly [Side, Side], own: Shop[], connections: number): Promise<void> => {
  const found: [Figures[], Figures[]] = [[], []];
  const share = Math.floor(own.length / (2 * (rounds + 1)));
  for (let round = 0; round <= rounds; round += 1)
    for (const at of [0, 1] as const) {
      const figures = await play(sides[at], own.splice(0, share), connections, round);
      // The first round only warms.
      if (round > 0) found[at].push(figures);
    }
  const rows = calls.map((name) => {
    const [our, least] = found.map((all) => middle(all.map((each) => each[name])));
    const ratio = (our ?? Number.NaN) / (least ?? Number.NaN);
    return [
      `${name}, ${connections} at a time`,
      {
        'ours, ms': our?.toFixed(2),
        'bare, ms': least?.toFixed(2),
        ratio: ratio.toFixed(2),
        'to reach': name === 'finalize' ? 3 : 1.6,
      },
    ];
  });
  console.table(Object.fromEntries(rows));
};

// Durable, as in production: an order that was acknowledged is on the disk.
const cluster = await startCluster({ durable: true });
const url = cluster.url('vitrine_bench');
const maintenance = openPostgres({ url: cluster.url('postgres'), connections: 1 });
await maintenance.query(raw('create database vitrine_bench'));
await maintenance.close();
const db = openPostgres({ url, connections: 1 });
const quiet = {
  DATABASE_URL: url,
  SEED: 'none',
  PORT: '0',
  LOG_LEVEL: 'warn',
  CHECK_ANSWERS: 'false',
  MEMBER_CALLS: '10000000',
};
await migrate(db);
await fillCatalogue(db, 1);
const own = await openShops(db);
const colours = await otherColours(db);
await db.close();
const servers = [
  await startProcess('../apps/server/src/main.ts', [], quiet),
  await startProcess('./bareOrdering.ts', [url], {}),
];
try {
  const [shop, least] = servers;
  const sides = [ours(shop?.origin ?? ''), bare(least?.origin ?? '')] as const;
  for (const connections of [1, 10]) await measureAt(sides, own.splice(0, shops / 2), connections);
} finally {
  agent.destroy();
  await Promise.all(servers.map(({ stop }) => stop()));
  await cluster.stop();
}
