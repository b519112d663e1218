// npm run bench -- grid: how much work a keystroke is in a grid of 60 colours by 12 sizes and in a line sheet of 500 products, at a processor slowed
// four times, beside what one would write first and another library. In one run, so compare the rows; a frame is 16.7 ms.
import type { CDPSession, Page } from 'playwright';
import { withPages } from './browser.ts';
import { peersInstalled } from './peers.ts';

const SLOWDOWN = 4;
const FRAME = 1000 / 60;
const ROUNDS = 10;

interface Scenario {
  name: string;
  /** Its address on the server of the pages. */
  page: '#grid' | '#list' | '#bareGrid' | '#plainGrid' | '#plainList' | 'ag.html';
  /** What has the focus before. */
  focus: string;
  keys: readonly string[];
}

const cell = '[data-row="5"][data-column="5"]';
const plainCell = 'tbody tr:nth-child(6) td:nth-of-type(6) input';

const agCell = '[row-index="5"] [aria-colindex="6"]';
const arrows = ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'];
const digits = ['7', 'Enter', '4', 'Enter', 'ArrowUp', 'ArrowUp'];

const scenarios: Scenario[] = [
  { name: 'grid: arrows', page: '#grid', focus: cell, keys: arrows },
  { name: 'grid: a digit, then Enter keeps it', page: '#grid', focus: cell, keys: digits },
  { name: 'grid: Delete, then undo', page: '#grid', focus: cell, keys: ['Delete', 'Control+z', 'Delete', 'Control+z'] },
  { name: 'nothing but the focus: arrows', page: '#bareGrid', focus: cell, keys: arrows },
  { name: 'nothing but an input: a digit, then Enter', page: '#bareGrid', focus: cell, keys: digits },
  { name: 'AG Grid: arrows', page: 'ag.html', focus: agCell, keys: arrows },
  { name: 'AG Grid: a digit, then Enter keeps it', page: 'ag.html', focus: agCell, keys: digits },
  { name: 'plain inputs: a digit', page: '#plainGrid', focus: plainCell, keys: ['7', 'Backspace'] },
  {
    name: 'line sheet: arrows',
    page: '#list',
    focus: '[data-index="0"]',
    keys: ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'],
  },
  { name: 'line sheet: Space', page: '#list', focus: '[data-index="3"]', keys: [' ', ' ', ' ', ' '] },
  {
    name: 'line sheet: Page Down and back',
    page: '#list',
    focus: '[data-index="0"]',
    keys: ['PageDown', 'PageDown', 'PageUp', 'PageUp'],
  },
  {
    name: 'line sheet: a letter of a search',
    page: '#list',
    focus: '[type=search]',
    keys: ['k', 'n', 'i', 'Backspace', 'Backspace', 'Backspace'],
  },
  { name: 'plain list: Space', page: '#plainList', focus: 'li:nth-child(4) input', keys: [' ', ' ', ' ', ' '] },
  {
    name: 'plain list: a letter of a search',
    page: '#plainList',
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

interface Watched {
  name: string;
  page: Page;
  devtools: CDPSession;
  keys: readonly string[];
  /** Work of a key that means nothing: what watching costs by itself. */
  idle: number[];
  strokes: number[];
}

const watch = async (page: Page, { name, focus, keys }: Scenario): Promise<Watched> => {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take away does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator(focus).waitFor();
  await page.locator(focus).focus();
  for (const key of keys) await page.keyboard.press(key);
  return { name, page, devtools, keys, idle: [], strokes: [] };
};

const visit = async ({ page, devtools, keys, idle, strokes }: Watched): Promise<void> => {
  await page.bringToFront();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The first one pays for what coming to the front has changed.
  await stroke(page, devtools, 'F8');
  for (const key of keys) {
    idle.push(await stroke(page, devtools, 'F8'));
    strokes.push(await stroke(page, devtools, key));
  }
  // A page that is slowed keeps a processor busy, even while it does nothing.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

const figuresOf = ({ idle, strokes }: Watched) => {
  const rest = at(idle, 0.5);
  const own = strokes.map((value) => Math.max(0, value - rest));
  return {
    'a quarter within ms': Number(at(own, 0.25).toFixed(1)),
    'median ms': Number(at(own, 0.5).toFixed(1)),
    'p95 ms': Number(at(own, 0.95).toFixed(1)),
    'within a frame': `${Math.round((100 * own.filter((value) => value <= FRAME).length) / own.length)} %`,
  };
};

peersInstalled();
await withPages({ folder: 'grid', names: ['index.html', 'ag.html'] }, async ({ browser, origin }) => {
  const all: Watched[] = [];
  for (const scenario of scenarios) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}${scenario.page}`);
    all.push(await watch(page, scenario));
  }
  // In turn, so that a slow moment of the machine harms all alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const watched of round % 2 ? all.toReversed() : all) await visit(watched);
  console.table(Object.fromEntries(all.map((watched) => [watched.name, figuresOf(watched)])));
});
