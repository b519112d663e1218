// npm run bench [-- --growth]: the product listing against the bare query on the same data, in one run. `--growth` adds fifty times the brands.
import { hashSecret, migrate, newSecret, openPostgres, startCluster } from '@vitrine/server/bench';
import sql, { raw } from 'sql-template-tag';
import { fillCatalogue } from './catalogue.ts';
import { measure } from './measure.ts';
import type { Figures, Target } from './measure.ts';
import { startProcess } from './process.ts';
import type { Server } from './process.ts';

const growth = process.argv.includes('--growth');
const scales = growth ? [1, 50] : [1];

interface Shop {
  targets: Target[];
  servers: Server[];
}

const signIn = async (url: string, scale: number): Promise<string> => {
  const db = openPostgres({ url, connections: 1 });
  await migrate(db);
  await fillCatalogue(db, scale);
  const token = newSecret();
  await db.query(sql`
    insert into session (account_id, member_id, family, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
    values (1, 1, gen_random_uuid(), ${hashSecret(token)}, now() + interval '1 day', ${hashSecret(newSecret())}, now() + interval '1 day')`);
  await db.close();
  return token;
};

const lists: Readonly<Record<string, string>> = {
  listing: '/v1/products?collections=7&sellers=3&pricelist=7&page=1',
  'listing by price': '/v1/products?collections=7&sellers=3&pricelist=7&ordering=wholesale_price&page=1',
  'all products': '/v1/products',
  'of a brand': '/v1/products?sellers=3',
  'of a collection': '/v1/products?collections=7&sellers=3',
  'all filtered': '/v1/products?segments=14&categories=3,5',
  'all by newest': '/v1/products?ordering=-created',
  directory: '/v2/brands?limit=48',
  'directory filtered': '/v2/brands?limit=48&segments=14&categories=3,5',
  'newest brands': '/v2/brands/new',
  autocomplete: '/v2/brands/autocomplete?search=hor',
  'autocomplete, a typo': '/v2/brands/autocomplete?search=hoora',
  search: '/v1/search?search=linen%20dres',
  home: '/v1/home',
};

/** Both servers over a database of one scale. */
const openShop = async (url: string, scale: number): Promise<Shop> => {
  const token = await signIn(url, scale);
  const env = {
    DATABASE_URL: url,
    SEED: 'none',
    PORT: '0',
    LOG_LEVEL: 'warn',
    CHECK_ANSWERS: 'false',
    MEMBER_CALLS: '10000000',
  };
  const shop = await startProcess('../apps/server/src/main.ts', [], env);
  const bare = await startProcess('./bare.ts', [url], {});
  const headers = { authorization: `Bearer ${token}`, 'x-account-hash': 'vitrine' };
  const ours = Object.entries(lists).map(([name, path]): Target => ({
    name: `${name} x${scale}`,
    url: shop.origin + path,
    headers,
  }));
  return { targets: [{ name: `bare x${scale}`, url: `${bare.origin}/bare/7` }, ...ours], servers: [shop, bare] };
};

const rows = (figures: Map<string, Figures>) =>
  Object.fromEntries(
    [...figures].map(([name, { perSecond, p50, p95, p99, bytes }]) => [
      name,
      { 'req/s': Math.round(perSecond), 'p50 ms': p50, 'p97.5 ms': p95, 'p99 ms': p99, bytes },
    ]),
  );

const ratio = (value = Number.NaN, base = Number.NaN): string => (value / base).toFixed(2);

const report = (figures: Map<string, Figures>): void => {
  console.table(rows(figures));
  console.log(
    `listing / bare, requests a second: ${ratio(figures.get('listing x1')?.perSecond, figures.get('bare x1')?.perSecond)} (to reach: 0.70)`,
  );
  if (!growth) return;
  for (const name of Object.keys(lists)) {
    console.log(
      `${name}, p97.5 at fifty times the brands: ${ratio(figures.get(`${name} x50`)?.p95, figures.get(`${name} x1`)?.p95)} (to reach: 1.50)`,
    );
  }
};

const cluster = process.env.DATABASE_URL === undefined ? await startCluster() : undefined;
const addressOf = (database: string): string => {
  if (cluster) return cluster.url(database);
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
};
const maintenance = openPostgres({ url: process.env.DATABASE_URL ?? addressOf('postgres'), connections: 1 });
const databases = scales.map((scale) => ({ scale, name: `vitrine_bench_${process.pid}_${scale}` }));
const shops: Shop[] = [];
try {
  for (const { scale, name } of databases) {
    await maintenance.query(raw(`create database ${name}`));
    shops.push(await openShop(addressOf(name), scale));
  }
  report(await measure(shops.flatMap(({ targets }) => targets)));
} finally {
  await Promise.all(shops.flatMap(({ servers }) => servers.map(({ stop }) => stop())));
  for (const { name } of databases) await maintenance.query(raw(`drop database if exists ${name} with (force)`));
  await maintenance.close();
  await cluster?.stop();
}
