// npm run bench -- memory: what a server holds when idle and under mixed requests, on each engine, with the flags of `npm start` and with Node's own.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startCluster } from '@vitrine/server/bench';
import { signIn, startProcess } from './process.ts';
import type { Server } from './process.ts';

/** To reach, in MB; and how many requests are sent at most, within how many seconds. */
const engines = {
  PostgreSQL: { idle: 130, loaded: 300, requests: 94_000, seconds: 60 },
  embedded: { idle: 450, loaded: 700, requests: 7_700, seconds: 60 },
} as const;
type Engine = keyof typeof engines;

const calls = ['/', '/brands', '/v1/x-account', '/v1/landing', '/v1/sellers/landing', '/v2/brands', '/v1/segment'];
const callsSignedIn = [
  '/v1/auth/user-data',
  '/v1/products',
  '/v1/products?ordering=-created',
  '/v1/cart',
  '/v2/orders',
];

/** Of a process and those it started, such as painters, in MB. */
const memoryOf = (pid: number): number => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  let kilobytes = 0;
  for (const [id = 0, parent = 0, rss = 0] of rows) {
    if (id !== pid && !family.has(parent)) continue;
    family.add(id);
    kilobytes += rss;
  }
  return kilobytes / 1000;
};

const watch = (pid: number) => {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 500);
  return () => {
    clearInterval(timer);
    return peak;
  };
};

const requestsFor = async (origin: string): Promise<autocannon.Request[]> => {
  const headers = { authorization: `Bearer ${await signIn(origin)}` };
  const page = await (await fetch(`${origin}/`)).text();
  const pictures = [...new Set(page.match(/\/media\/drawn\/[^"\\]+\.webp/g))].slice(0, 12);
  const assets = [...page.matchAll(/(?:href|src)="(\/(?:assets|fonts)\/[^"]+)"/g)].map(([, path = '']) => path);
  return [
    ...[...calls, ...assets, ...pictures.map((path) => path.replace('{w}', '480'))].map((path) => ({ path })),
    ...callsSignedIn.map((path) => ({ path, headers })),
  ];
};

const load = async ({ origin }: Server, engine: Engine) => {
  const { requests: amount, seconds } = engines[engine];
  const requests = await requestsFor(origin);
  for (const { path, headers } of requests) await fetch(origin + path, { headers: headers as Record<string, string> });
  const server = autocannon({ url: origin, requests, connections: 10, amount });
  const timer = setTimeout(() => (server as unknown as { stop: () => void }).stop(), seconds * 1000);
  const result = await server;
  clearTimeout(timer);
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
  return { sent: result['2xx'], perSecond: result['2xx'] / result.duration };
};

/** `npm start`, or the server alone as Node runs it by itself. */
const programs = { 'npm start': '../tools/start.mjs', 'without flags': '../apps/server/src/main.ts' };

const measure = async (engine: Engine, env: NodeJS.ProcessEnv, program: string) => {
  const start = (): Promise<Server> => startProcess(program, [], env);
  // The first start fills the database and compiles the code.
  await (await start()).stop();
  const server = await start();
  try {
    await sleep(10_000);
    const idle = memoryOf(server.pid);
    const peakOf = watch(server.pid);
    const { sent, perSecond } = await load(server, engine);
    const after = memoryOf(server.pid);
    return { idle, after, peak: peakOf(), sent, perSecond };
  } finally {
    await server.stop();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const cluster = await startCluster();
// One buyer makes the calls of a whole shop: more than a member may.
const base = { SEED: 'demo', PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, MEMBER_CALLS: '10000000' };
const only = process.argv[3];
try {
  for (const engine of Object.keys(engines) as Engine[]) {
    if (only !== undefined && only !== engine) continue;
    const env = engine === 'embedded' ? base : { ...base, DATABASE_URL: cluster.url('postgres') };
    const rows: Record<string, object> = {};
    for (const [name, program] of Object.entries(programs)) {
      const { sent, perSecond, ...megabytes } = await measure(engine, env, program);
      const rounded = Object.fromEntries(
        Object.entries(megabytes).map(([key, value]) => [`${key} MB`, Math.round(value)]),
      );
      rows[`${engine}, ${name}`] = { ...rounded, requests: sent, 'req/s': Math.round(perSecond) };
    }
    console.table(rows);
    console.log(`${engine}, to reach: ${engines[engine].idle} MB idle, ${engines[engine].loaded} MB under load.`);
  }
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
