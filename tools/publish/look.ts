import type { Browser, Page } from 'playwright';
import { preview } from 'vite';
import { fontFiles } from '../../packages/tokens/src/fonts/files.ts';
import { picturesAtRest, picturesInDialog } from './pictures.ts';
import type { Pictures } from './pictures.ts';

const properties = [
  'color',
  'background-color',
  'border-top-color',
  'border-top-width',
  'border-radius',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding-top',
  'padding-inline-start',
  'margin-top',
  'display',
  'position',
  'box-shadow',
  'opacity',
];

/** Where every element is and how it looks, as readable lines. */
const styles = (page: Page): Promise<string[]> =>
  page.evaluate(
    (names) =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => !['SCRIPT', 'STYLE', 'LINK'].includes(element.tagName))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const computed = getComputedStyle(element);
          const box = [x, y, width, height].map((side) => side.toFixed(1)).join(' ');
          return `${element.tagName} ${box} | ${names.map((name) => computed.getPropertyValue(name)).join(' | ')}`;
        }),
    properties,
  );

/** Waits for fonts and for what moves by the clock. What moves with the page's scroll never finishes. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
  });

export interface Seen {
  errors: string[];
  atRest: string[];
  inDialog: string[];
  pictures: Pictures;
}

/** Serves a folder until `work` is done with its address. */
export const serving = async <T>(outDir: string, work: (address: string) => Promise<T>): Promise<T> => {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    return await work(server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
  }
};

/** Opens a page in a fresh window, with the errors that it reports. */
export const opening = async <T>(
  browser: Browser,
  address: string,
  work: (page: Page, errors: string[]) => Promise<T>,
): Promise<T> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.route('**/fonts/*', (route) =>
    route.fulfill({ path: fontFiles[route.request().url().split('/').at(-1) ?? ''] ?? '' }),
  );
  try {
    await page.goto(address);
    return await work(page, errors);
  } finally {
    await page.close();
  }
};

/** How the scene looks: at rest and with its dialog open. `change` may spoil the page first. */
export const lookAt = (browser: Browser, address: string, change?: (page: Page) => Promise<unknown>): Promise<Seen> =>
  opening(browser, address, async (page, errors) => {
    const send = page.getByRole('button', { name: 'Send order' });
    await send.waitFor({ timeout: 20_000 });
    await change?.(page);
    await settle(page);
    const atRest = await styles(page);
    const pictures = await picturesAtRest(page);
    await send.click();
    await page.getByRole('dialog', { name: 'Send this order?' }).waitFor();
    await settle(page);
    const inDialog = await styles(page);
    return { errors, atRest, inDialog, pictures: { ...pictures, ...(await picturesInDialog(page)) } };
  });
