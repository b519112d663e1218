// npm run bench -- landing: public pages on a phone, as Lighthouse measures them, beside a plain page with one picture. All are asked in turn,
// so that a noisy moment harms all alike: compare with the plain page.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { peersInstalled } from './peers.ts';
import { startProcess } from './process.ts';

const ROUNDS = 5;
const KB = 1000;

const pages = { landing: '/', event: '/project/lisbon-fashion-days', directory: '/brands', brand: '/lume' };

interface Item {
  resourceType?: string;
  transferSize?: number;
}

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items?: Item[] } }>;
}

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[]; logLevel: 'error' },
) => Promise<{ lhr: Report } | undefined>;

interface Figures {
  first: number;
  largest: number;
  blocking: number;
  shift: number;
  scripts: number;
  scriptKB: number;
}

const figuresOf = ({ audits }: Report): Figures => {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const scripts = (audits['network-requests']?.details?.items ?? []).filter((item) => item.resourceType === 'Script');
  return {
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: scripts.length,
    scriptKB: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / KB,
  };
};

/** A page of one heading and the picture of the landing page's first scene. */
const servePlain = async (shop: string) => {
  const landing = await (await fetch(shop, { headers: { accept: 'text/html' } })).text();
  const largest = landing.match(/<img[^>]*>/g)?.find((tag) => tag.includes('fetchPriority="high"')) ?? '';
  const source = /\ssrc="([^"]+)"/.exec(largest)?.[1]?.replaceAll('&amp;', '&');
  if (source === undefined) throw new Error('The landing page came without its first picture. Build the shop first.');
  const picture = await fetch(new URL(source, shop));
  const bytes = Buffer.from(await picture.arrayBuffer());
  const type = picture.headers.get('content-type') ?? 'image/jpeg';
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1><img src="/picture" alt="" width="390" height="480">`;
  const server = createServer((request, response) => {
    const isPicture = request.url === '/picture';
    response.writeHead(200, { 'content-type': isPicture ? type : 'text/html' }).end(isPicture ? bytes : html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const medians = (rounds: readonly Figures[], plain: readonly Figures[]) => {
  const of = (name: keyof Figures): number => middle(rounds.map((each) => each[name]));
  const beside = (name: keyof Figures): number =>
    Number((of(name) / middle(plain.map((each) => each[name]))).toFixed(2));
  return {
    'first paint ms': Math.round(of('first')),
    '× plain': beside('first'),
    'largest ms': Math.round(of('largest')),
    '× plain ': beside('largest'),
    'blocking ms': Math.round(of('blocking')),
    shift: Number(of('shift').toFixed(3)),
    scripts: of('scripts'),
    'scripts kB': Math.round(of('scriptKB')),
  };
};

peersInstalled();
const { default: lighthouse } = (await import(
  new URL('peers/node_modules/lighthouse/core/index.js', import.meta.url).href
)) as { default: Lighthouse };
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const shop = await startProcess('../apps/server/src/main.ts', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' });
const plain = await servePlain(shop.origin);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
try {
  const urls = {
    plain: plain.url,
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, shop.origin + path])),
  };
  const found = new Map<string, Figures[]>();
  // The first round fills the caches of the server, and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    // A round takes a minute or more.
    console.error(`Round ${round} of ${ROUNDS} …`);
    for (const [name, url] of Object.entries(urls)) {
      const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
      if (result && round > 0) found.set(name, [...(found.get(name) ?? []), figuresOf(result.lhr)]);
    }
  }
  const beside = found.get('plain') ?? [];
  console.table(Object.fromEntries([...found].map(([name, rounds]) => [name, medians(rounds, beside)])));
} finally {
  await browser.close();
  plain.stop();
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
