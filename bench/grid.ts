// node bench/grid.ts: how much work a keystroke is in a grid of 60 colours by 12 sizes and in a line sheet of 500 products, at a processor slowed
// four times, beside what one would write first. In one run, so compare the rows; a frame is 16.7 ms.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';

const SLOWDOWN = 4;
const FRAME = 1000 / 60;
const ROUNDS = 30;

interface Scenario {
  name: string;
  page: 'grid' | 'list' | 'plainGrid' | 'plainList';
  /** What has the focus before. */
  focus: string;
  keys: readonly string[];
}

const cell = '[data-row="5"][data-column="5"]';
const plainCell = 'tbody tr:nth-child(6) td:nth-of-type(6) input';

const scenarios: Scenario[] = [
  { name: 'grid: arrows', page: 'grid', focus: cell, keys: ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'] },
  {
    name: 'grid: a digit, then Enter keeps it',
    page: 'grid',
    focus: cell,
    keys: ['7', 'Enter', '4', 'Enter', 'ArrowUp', 'ArrowUp'],
  },
  { name: 'grid: Delete, then undo', page: 'grid', focus: cell, keys: ['Delete', 'Control+z'] },
  { name: 'plain inputs: a digit', page: 'plainGrid', focus: plainCell, keys: ['7', 'Backspace'] },
  { name: 'line sheet: arrows', page: 'list', focus: '[data-index="0"]', keys: ['ArrowDown'] },
  { name: 'line sheet: Space', page: 'list', focus: '[data-index="3"]', keys: [' '] },
  {
    name: 'line sheet: Page Down and back',
    page: 'list',
    focus: '[data-index="0"]',
    keys: ['PageDown', 'PageDown', 'PageUp', 'PageUp'],
  },
  {
    name: 'line sheet: a letter of a search',
    page: 'list',
    focus: '[type=search]',
    keys: ['k', 'n', 'i', 'Backspace', 'Backspace', 'Backspace'],
  },
  { name: 'plain list: Space', page: 'plainList', focus: 'li:nth-child(4) input', keys: [' '] },
  {
    name: 'plain list: a letter of a search',
    page: 'plainList',
    focus: '[type=search]',
    keys: ['k', 'n', 'i', 'Backspace', 'Backspace', 'Backspace'],
  },
];

/** Milliseconds that the main thread has worked since the page began. */
const worked = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The work of one keystroke: script, style, layout and paint, until nothing more comes. */
const stroke = async (page: Page, devtools: CDPSession, key: string): Promise<number> => {
  const before = await worked(devtools);
  await page.keyboard.press(key);
  await settle(page);
  return (await worked(devtools)) - before;
};

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const measure = async (page: Page, { focus, keys }: Scenario) => {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take away does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator(focus).focus();
  for (const key of keys) await page.keyboard.press(key);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const idle: number[] = [];
  const strokes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A key that means nothing: what watching costs by itself.
    idle.push(await stroke(page, devtools, 'F8'));
    strokes.push(await stroke(page, devtools, keys[round % keys.length] ?? ''));
  }
  const rest = at(idle, 0.5);
  const own = strokes.map((value) => Math.max(0, value - rest));
  return {
    'median ms': Number(at(own, 0.5).toFixed(1)),
    'p95 ms': Number(at(own, 0.95).toFixed(1)),
    'within a frame': `${Math.round((100 * own.filter((value) => value <= FRAME).length) / own.length)} %`,
  };
};

const root = join(import.meta.dirname, 'grid');
const outDir = await mkdtemp(join(tmpdir(), 'vitrine-grid-'));
await build({
  root,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react({ compiler: true })],
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
});
const server = await preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const scenario of scenarios) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.resolvedUrls?.local[0]}#${scenario.page}`);
    await page.locator(scenario.focus).waitFor();
    figures[scenario.name] = await measure(page, scenario);
    await page.close();
  }
  console.table(figures);
} finally {
  await browser.close();
  await server.close();
  await rm(outDir, { recursive: true });
}
