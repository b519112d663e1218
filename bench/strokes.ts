import type { CDPSession, Page } from 'playwright';
import { withPages } from './browser.ts';

const SLOWDOWN = 4;
const FRAME = 1000 / 60;
const ROUNDS = 10;

export interface Scenario {
  name: string;
  /** Its address on the server of the pages. */
  page:
    | '#grid'
    | '#list'
    | '#products'
    | '#bareCells'
    | '#bareGrid'
    | '#bareList'
    | '#plainGrid'
    | '#plainList'
    | 'ag.html';
  /** What has the focus before. */
  focus: string;
  keys: readonly string[];
  /** The same done in a table of inputs that nobody listens to. */
  bare?: string;
}

/** Milliseconds that the main thread has worked since the page began. */
const worked = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const settle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

interface Stroke {
  /** From the key until the frame that answers it is painted, in milliseconds. */
  painted: number;
  /** The thread's own work: script, style, layout and paint, until nothing more comes, in milliseconds. */
  work: number;
}

/** Has the page take the time of each key: a message sent in a frame arrives once that frame is painted. */
const takeTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const times = { pressed: 0, painted: 0 };
    Object.assign(window, { times });
    port1.onmessage = () => Object.assign(times, { painted: performance.now() });
    const press = ({ timeStamp }: KeyboardEvent) => {
      times.pressed = timeStamp;
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener('keydown', press, { capture: true });
  });

const timeOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { times } = window as unknown as { times: { pressed: number; painted: number } };
    return times.painted - times.pressed;
  });

const stroke = async (page: Page, devtools: CDPSession, key: string): Promise<Stroke> => {
  const before = await worked(devtools);
  await page.keyboard.press(key);
  await settle(page);
  const work = (await worked(devtools)) - before;
  return { painted: await timeOf(page), work };
};

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

interface Watched extends Pick<Scenario, 'name' | 'keys' | 'bare'> {
  page: Page;
  devtools: CDPSession;
  /** Work of a key that means nothing: what watching costs by itself. */
  idle: number[];
  strokes: Stroke[];
}

const watch = async (page: Page, { name, focus, keys, bare }: Scenario): Promise<Watched> => {
  const devtools = await page.context().newCDPSession(page);
  // The thread's own time: what other processes take away does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.locator(focus).waitFor();
  await page.locator(focus).focus();
  await takeTimes(page);
  for (const key of keys) await page.keyboard.press(key);
  return { name, page, devtools, keys, bare, idle: [], strokes: [] };
};

const visit = async ({ page, devtools, keys, idle, strokes }: Watched): Promise<void> => {
  await page.bringToFront();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // The first one pays for what coming to the front has changed.
  await stroke(page, devtools, 'F8');
  for (const key of keys) {
    idle.push((await stroke(page, devtools, 'F8')).work);
    strokes.push(await stroke(page, devtools, key));
  }
  // A page that is slowed keeps a processor busy, even while it does nothing.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

const paintedOf = ({ strokes }: Watched): number[] => strokes.map(({ painted }) => painted);

const ownWork = ({ idle, strokes }: Watched): number[] => {
  const rest = at(idle, 0.5);
  return strokes.map(({ work }) => Math.max(0, work - rest));
};

const round = (value: number): number => Number(value.toFixed(1));

const figuresOf = (watched: Watched, all: readonly Watched[]) => {
  const [painted, own] = [paintedOf(watched), ownWork(watched)];
  const bare = all.find(({ name }) => name === watched.bare);
  const framesAbove = (of: (watched: Watched) => number[]) =>
    bare ? Number(((at(of(watched), 0.5) - at(of(bare), 0.5)) / FRAME).toFixed(2)) : '';
  return {
    'painted, median ms': round(at(painted, 0.5)),
    'p95 ms': round(at(painted, 0.95)),
    'above bare, frames': framesAbove(paintedOf),
    'all work, median ms': round(at(own, 0.5)),
    'all work, p95 ms': round(at(own, 0.95)),
    'all work above bare, frames': framesAbove(ownWork),
  };
};

/** Presses the keys of each scenario on its page of `grid/`, in turn, and writes the figures as a table. */
export const measureStrokes = (scenarios: readonly Scenario[], names: readonly string[]): Promise<void> =>
  withPages({ folder: 'grid', names }, async ({ browser, origin }) => {
    const all: Watched[] = [];
    for (const scenario of scenarios) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${origin}${scenario.page}`);
      all.push(await watch(page, scenario));
    }
    // In turn, so that a slow moment of the machine harms all alike.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const watched of round % 2 ? all.toReversed() : all) await visit(watched);
    console.table(Object.fromEntries(all.map((watched) => [watched.name, figuresOf(watched, all)])));
  });
