// npm run bench -- screens: what retailers, brands and staff open every day, cold, on a phone: a line of 1.6 Mbit/s with 150 ms, a processor four times
// slower. Beside a plain page, which the same browser opens in the same round. Counts and bytes are exact; compare milliseconds with the plain page's.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { enter } from '../apps/web/e2e/enter.ts';
import { keepPricelist } from '../apps/web/e2e/steps.ts';
import { startProcess } from './process.ts';

const rounds = Number(process.env['ROUNDS'] ?? 3);
const KB = 1000;
/** Without another answer for so long, a screen is whole. */
const QUIET_MS = 3000;
const retailer = 'buyer-14@shops.example';

const screens = {
  landing: { path: '/' },
  directory: { path: '/brands', user: retailer },
  listing: { path: '/lume/collections/1', user: retailer },
  product: { path: '/product/2', user: retailer },
  cart: { path: '/cart', user: retailer },
  orders: { path: '/order', user: retailer },
  desk: { path: '/brands', user: 'seller@vitrine.example' },
  registrations: { path: '/admin', user: 'staff@vitrine.example' },
} satisfies Record<string, { path: string; user?: string }>;

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Fetch' | 'Image';

interface Answer {
  kind: string;
  bytes: number;
}

interface Figures {
  largest: number;
  shift: number;
  unused: number;
  answers: Answer[];
}

const watchPaint = (): void => {
  const seen = { largest: 0, shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

const phoneLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const watchAnswers = async (session: CDPSession): Promise<ReadonlyMap<string, Answer>> => {
  const answers = new Map<string, Answer>();
  session.on('Network.responseReceived', ({ requestId, type }) => answers.set(requestId, { kind: type, bytes: 0 }));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return answers;
};

/** The share of the scripts that has not run, of their characters. */
const unusedShare = async (page: Page): Promise<number> => {
  const scripts = await page.coverage.stopJSCoverage();
  let [all, unused] = [0, 0];
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length).fill(1);
    for (const { ranges } of functions)
      for (const { startOffset, endOffset, count } of ranges) ran.fill(Math.min(count, 1), startOffset, endOffset);
    all += source.length;
    unused += ran.reduce((sum, each) => sum + 1 - each, 0);
  }
  return unused / all;
};

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const open = async (browser: Browser, url: string, user?: string): Promise<Figures> => {
  const context = await browser.newContext({ ...phone, baseURL: new URL(url).origin });
  const page = await context.newPage();
  if (user !== undefined) {
    await enter(page, user);
    await keepPricelist(page, 1);
  }
  await page.addInitScript(watchPaint);
  const session = await context.newCDPSession(page);
  const answers = await watchAnswers(session);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', phoneLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(url);
  // A stream of events may stay open, so that the network itself is never idle.
  for (let known = -1; known !== answers.size; await page.waitForTimeout(QUIET_MS)) known = answers.size;
  const { largest, shift } = await page.evaluate(() => Reflect.get(globalThis, 'seen') as Omit<Figures, 'unused'>);
  const figures = { largest, shift, unused: await unusedShare(page), answers: [...answers.values()] };
  await context.close();
  return figures;
};

const servePlain = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><h1>Plain</h1>',
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const row = (found: readonly Figures[], plain: number) => {
  const { answers = [] } = found.at(-1) ?? {};
  const of = (...kinds: Kind[]) => answers.filter(({ kind }) => kinds.some((each) => each === kind));
  const size = (...kinds: Kind[]) => Math.round(of(...kinds).reduce((sum, { bytes }) => sum + bytes, 0) / KB);
  const largest = middle(found.map((each) => each.largest));
  return {
    'largest ms': Math.round(largest),
    '× plain': Number((largest / plain).toFixed(1)),
    shift: Number(middle(found.map((each) => each.shift)).toFixed(3)),
    requests: answers.length,
    scripts: of('Script').length,
    styles: of('Stylesheet').length,
    calls: of('Fetch').length,
    pictures: of('Image').length,
    'script kB': size('Script'),
    'style kB': size('Stylesheet'),
    'page kB': size('Document'),
    'calls kB': size('Fetch'),
    'unused %': Math.round(middle(found.map((each) => each.unused)) * 100),
  };
};

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
const shop = await startProcess('../apps/server/src/main.ts', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' });
const plain = await servePlain();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'],
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const found = new Map<string, Figures[]>();
  const keep = (name: string, figures: Figures) => found.set(name, [...(found.get(name) ?? []), figures]);
  // The first round fills the caches of the server, and is not counted.
  for (let round = process.env['ROUNDS'] ? 1 : 0; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds} …`);
    for (const [name, screen] of Object.entries({ plain: null, ...screens })) {
      const figures = screen
        ? await open(browser, shop.origin + screen.path, 'user' in screen ? screen.user : undefined)
        : await open(browser, plain.url);
      if (round > 0) keep(name, figures);
    }
  }
  const floor = middle((found.get('plain') ?? []).map(({ largest }) => largest));
  console.table(Object.fromEntries([...found].map(([name, each]) => [name, row(each, floor)])));
} finally {
  await browser.close();
  plain.stop();
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
