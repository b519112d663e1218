// npm run bench -- linesheet: the line sheet of 500 products with pictures as a PDF: how long, how much memory, and what others wait meanwhile.
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, startCluster } from '@vitrine/server/bench';
import sql from 'sql-template-tag';
import { signIn, startProcess } from './process.ts';
import type { Server } from './process.ts';

const products = 500;
const toReach = { seconds: 5, megabytes: 300, p99: 250 };
const path = '/v1/collections/1/linesheet?pricelist_id=1';
const others = ['/v1/landing', '/v2/brands', '/v1/segment', '/v1/products'];
const connections = 4;

const residentOf = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1_000_000;

/** Moves products of the demo into its first collection, at prices of its first list, until there are enough. */
const fillCollection = async (url: string): Promise<void> => {
  const db = openPostgres({ url, connections: 1 });
  await db.query(sql`
    with moved as (
      update product set brand_id = 1, collection_id = 1, is_active = true where id in (
        select id from product where account_id = 1 order by (collection_id = 1) desc, id limit ${products}) returning id)
    insert into price (pricelist_id, product_id, wholesale_cents, retailer_cents) select 1, id, 4500, 11900 from moved on conflict do nothing`);
  await db.close();
};

const sheetOf = async ({ origin }: Server, token: string) => {
  const start = performance.now();
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`The line sheet answered ${answer.status}: ${await answer.text()}`);
  const content = Buffer.from(await answer.arrayBuffer());
  return { seconds: (performance.now() - start) / 1000, content };
};

/** The demo's pictures are drawn when first asked for, and kept, as a brand's own pictures are. A document waits two minutes at most. */
const drawPictures = async (server: Server, token: string): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) {
    const made = await sheetOf(server, token).catch(() => undefined);
    if (made) return;
  }
  throw new Error('The pictures could not be drawn.');
};

/** Forgets the photographs made for paper, as if the pictures had just been uploaded. A few stay in memory. */
const forgetPhotographs = async (folder: string): Promise<void> => {
  const cache = join(folder, 'cache');
  const paper = (await readdir(cache)).filter((name) => name.startsWith('paper-'));
  await Promise.all(paper.map((name) => rm(join(cache, name), { recursive: true })));
};

/** How long others wait for their answers, in milliseconds, until `ended`. */
const waitOfOthers = async ({ origin }: Server, token: string, ended: () => boolean): Promise<number[]> => {
  const waits: number[] = [];
  const one = async (first: number): Promise<void> => {
    for (let turn = first; !ended(); turn += 1) {
      const start = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      await (await fetch(origin + others[turn % others.length], { headers })).arrayBuffer();
      waits.push(performance.now() - start);
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, first) => one(first)));
  return waits.toSorted((a, b) => a - b);
};

const measure = async (server: Server, token: string) => {
  let done = false;
  const before = residentOf(server.pid);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, residentOf(server.pid))), 50);
  const waiting = waitOfOthers(server, token, () => done);
  const { seconds, content } = await sheetOf(server, token);
  done = true;
  clearInterval(timer);
  const waits = await waiting;
  return { seconds, megabytes: peak - before, p99: waits[Math.floor(waits.length * 0.99)] ?? 0, content };
};

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const cluster = await startCluster();
const url = cluster.url('postgres');
const server = await startProcess('../tools/start.mjs', [], {
  SEED: 'demo',
  PORT: '0',
  LOG_LEVEL: 'warn',
  DATA_DIR: folder,
  DATABASE_URL: url,
});
try {
  await fillCollection(url);
  const token = await signIn(server.origin);
  await drawPictures(server, token);
  await forgetPhotographs(folder);
  const first = await sheetOf(server, token);
  const alone = await sheetOf(server, token);
  const { content, ...figures } = await measure(server, token);
  await writeFile(join(tmpdir(), 'line-sheet.pdf'), content);
  console.table({
    'line sheet': {
      'first s': first.seconds.toFixed(1),
      'alone s': alone.seconds.toFixed(1),
      s: figures.seconds.toFixed(1),
      'memory MB': Math.round(figures.megabytes),
      'others p99 ms': Math.round(figures.p99),
      'size MB': (content.length / 1_000_000).toFixed(1),
    },
  });
  console.log(`To reach: ${toReach.seconds} s, ${toReach.megabytes} MB, others' p99 ${toReach.p99} ms.`);
  if (
    first.seconds > toReach.seconds ||
    alone.seconds > toReach.seconds ||
    figures.megabytes > toReach.megabytes ||
    figures.p99 > toReach.p99
  )
    process.exitCode = 1;
} finally {
  await server.stop();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
