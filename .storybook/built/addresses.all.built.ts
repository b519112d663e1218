import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { docsByTitle } from '../library/docsOf.ts';
import { PATIENCE } from './openAll.ts';
import { entries, serve } from './serve.ts';

/** As a browser does it whose owner allows no storage. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
};

const start = 'h1:text("Vitrine")';
const heroC = '[data-component=Hero][data-template=C]';

const links = [
  { kind: 'no path', path: '', shows: start, story: 'welcome-start--vitrine' },
  { kind: 'index.html', path: 'index.html', shows: start, story: 'welcome-start--vitrine' },
  {
    kind: 'a story',
    path: '?path=/story/sections-hero-hero-c--playground',
    shows: heroC,
    story: 'sections-hero-hero-c--playground',
  },
  {
    kind: 'a page of documentation',
    path: '?path=/docs/components-button--docs',
    shows: 'h1:text("Button")',
    story: 'components-button--docs',
  },
  {
    kind: 'the former address of a story',
    path: '?path=/story/sections-hero-hero-c--upright&globals=partner:fjord',
    shows: `[data-partner=fjord] ${heroC}`,
    story: 'sections-hero-hero-c--portrait-picture',
  },
  {
    kind: 'an unknown story of a known component',
    path: '?path=/story/sections-hero-hero-c--gone',
    shows: heroC,
    story: 'sections-hero-hero-c--playground',
  },
  { kind: 'an unknown story', path: '?path=/story/nothing--here', shows: start, story: 'welcome-start--vitrine' },
];

it('has every story that a page of documentation links to', () => {
  const ids = new Set(entries().map(({ id }) => id));
  const linked = [...docsByTitle.values()].flatMap((docs) =>
    [...JSON.stringify(docs).matchAll(/\]\(([\w-]+)\)/g)].map(([, id = '']) => id),
  );
  expect(linked).not.toEqual([]);
  expect(linked.filter((id) => !ids.has(id))).toEqual([]);
});

describe('the built workshop', async () => {
  const [{ address, close }, browser] = await Promise.all([serve(), chromium.launch(launchOptions)]);
  afterAll(() => Promise.all([close(), browser.close()]));

  const open = async (path: string, prepare?: () => void): Promise<{ page: Page; errors: string[] }> => {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    if (prepare) await page.addInitScript(prepare);
    await page.goto(path, { waitUntil: 'commit' });
    return { page, errors };
  };
  const expectShown = async (page: Page, { shows, story }: { shows: string; story: string }) => {
    await page.frameLocator('#storybook-preview-iframe').locator(shows).first().waitFor();
    expect(page.url()).toContain(story);
  };

  it.for(links)('opens at $kind, and after a reload', { timeout: 2 * PATIENCE }, async (link) => {
    const { page, errors } = await open(link.path);
    await expectShown(page, link);
    if (link.kind.startsWith('an unknown'))
      await page.getByText('This story does not exist').waitFor({ state: 'attached' });
    await page.reload({ waitUntil: 'commit' });
    await expectShown(page, link);
    expect(errors).toEqual([]);
    await page.close();
  });

  it('opens in a browser that blocks storage, comments included', { timeout: 2 * PATIENCE }, async () => {
    const { page, errors } = await open('?path=/story/sections-hero-hero-c--playground', blockStorage);
    await page.frameLocator('#storybook-preview-iframe').locator(heroC).waitFor();
    await page.getByRole('tab', { name: 'Comments' }).click();
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel(/^Comment on/).fill('More air.');
    await page.getByRole('button', { name: 'Pin comment' }).click();
    await page.getByText('More air.').first().waitFor();
    expect(errors).toEqual([]);
    await page.close();
  });
});
