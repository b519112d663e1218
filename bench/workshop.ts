// npm run bench -- workshop: how soon Storybook opens and shows a story, built and in development. Build it first: npm run build-storybook.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { preview } from 'vite';

const AIM_MS = { opening: 5000, story: 1000, thumbnails: 3000, development: 15_000 };
const ROUNDS = 5;
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Stories in turn, each with something that it shows: a part, a card, a section, a table and a form. */
const stories = [
  ['components-button--playground', '[data-component=Button]'],
  ['commerce-brandcard--playground', '[data-component=BrandCard]'],
  ['sections-hero-hero-c--playground', '[data-component=Hero]'],
  ['components-table--playground', '[data-component=Table]'],
  ['components-textfield--playground', '[data-component=TextField]'],
] as const;

const median = (times: readonly number[]): number =>
  Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN);

const shown = (page: Page, selector: string): Promise<void> =>
  page.frameLocator('#storybook-preview-iframe').locator(selector).first().waitFor();

/** From an empty cache to the first story, then from story to story by the sidebar's own command. */
const open = async (browser: Browser, origin: string): Promise<{ opening: number; changes: number[] }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const [[first, part], ...others] = stories;
  const start = performance.now();
  await page.goto(`${origin}?path=/story/${first}`, { waitUntil: 'commit' });
  await shown(page, part);
  const opening = performance.now() - start;
  const changes: number[] = [];
  for (const [story, selector] of others) {
    const before = performance.now();
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, what: object) => void };
      };
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story);
    await shown(page, selector);
    changes.push(performance.now() - before);
  }
  await page.close();
  return { opening, changes };
};

/** Whether the twelve thumbnails of hero C have their pictures. */
const hasThumbnails = (): boolean => {
  const page = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument;
  const frames = [...(page?.querySelectorAll<HTMLIFrameElement>('section[aria-label^="Hero C"] iframe') ?? [])];
  const pictures = frames.map((frame) =>
    frame.contentDocument?.querySelector<HTMLImageElement>('[data-part=picture] img'),
  );
  return pictures.length === 12 && pictures.every((picture) => picture?.complete && picture.naturalWidth > 0);
};

/** From the page of all heroes: until hero C's thumbnails are there once one scrolls to them, and from one of them to its story. */
const review = async (browser: Browser, origin: string): Promise<{ thumbnails: number; story: number }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}?path=/story/review-heroes--all-heroes`, { waitUntil: 'commit' });
  const heroC = page.frameLocator('#storybook-preview-iframe').getByRole('region', { name: /^Hero C/ });
  await heroC.waitFor();
  const scrolled = performance.now();
  await heroC.scrollIntoViewIfNeeded();
  await page.waitForFunction(hasThumbnails, undefined, { timeout: 120_000 });
  const pressed = performance.now();
  await heroC.getByRole('link', { name: 'Trópico, dark' }).click();
  await shown(page, '[data-component=Hero][data-template=C]');
  const story = performance.now() - pressed;
  await page.close();
  return { thumbnails: pressed - scrolled, story };
};

/** From the command to the word that the workshop is ready. */
const startDevelopment = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const args = ['dev', '--port', '6019', '--host', '127.0.0.1', '--no-open', '--ci', '--disable-telemetry'];
    const command = at('../node_modules/storybook/dist/bin/dispatcher.js');
    const child = spawn(process.execPath, [command, ...args], { cwd: at('..'), stdio: ['ignore', 'pipe', 'inherit'] });
    let words = '';
    child.stdout.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      if (!/for preview/.test(words)) return;
      resolve(performance.now() - start);
      child.kill('SIGTERM');
    });
    child.once('exit', () => reject(new Error(`The workshop ended before it was ready. ${words}`)));
  });

const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: process.env.STORYBOOK_STATIC ?? at('../storybook-static') },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
});
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

try {
  const opened = [];
  const reviewed = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A browser of its own, so that nothing is cached.
    const browser = await launch();
    opened.push(await open(browser, server.resolvedUrls?.local[0] ?? ''));
    reviewed.push(await review(browser, server.resolvedUrls?.local[0] ?? ''));
    await browser.close();
  }
  const ready = [];
  for (let round = 0; round < ROUNDS; round += 1) ready.push(await startDevelopment());
  console.log(`${availableParallelism()} cores, medians of ${ROUNDS}`);
  console.table({
    'built, opened at a story': { 'median ms': median(opened.map(({ opening }) => opening)), 'aim ms': AIM_MS.opening },
    'built, from story to story': {
      'median ms': median(opened.flatMap(({ changes }) => changes)),
      'slowest ms': Math.round(Math.max(...opened.flatMap(({ changes }) => changes))),
      'aim ms': AIM_MS.story,
    },
    'hero C in six partners, thumbnails': {
      'median ms': median(reviewed.map(({ thumbnails }) => thumbnails)),
      'aim ms': AIM_MS.thumbnails,
    },
    'from a thumbnail to its story': {
      'median ms': median(reviewed.map(({ story }) => story)),
      'aim ms': AIM_MS.story,
    },
    'npm run storybook, ready': { 'median ms': median(ready), 'aim ms': AIM_MS.development },
  });
} finally {
  await server.close();
}
