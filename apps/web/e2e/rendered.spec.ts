import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { languageCodes } from '@vitrine/api/rules';
import { themeNames, themes, type ThemeName } from '@vitrine/tokens';
import { worstDifference } from './pixel.ts';
import { shop } from './shop.ts';
import { tookOver } from './steps.ts';
import { expectTakenOver, mostDifferent, partOfLanding, urlOf } from './takeOver.ts';

const run = promisify(execFile);
const MAX_SCRIPTS = 12;

const brand = (hash: string, ...args: string[]) =>
  run(process.execPath, ['tools/admin.mjs', 'account', 'brand', hash, ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  for (const hash of themeNames) {
    test(`${hash} shows its landing page: title, brands, footer (D-111)`, async ({ page }) => {
      await page.goto(urlOf(hash));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const brands = page.locator('#ourbrands');
      await expect(brands.getByRole('heading', { level: 2 })).toBeVisible();
      expect(await brands.getByRole('listitem').count()).toBeGreaterThan(2);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // Styled: the hero fills the line, and no part of it runs over the edge.
      const { width } = (await page.locator('[data-component=Hero]').first().boundingBox()) ?? { width: 0 };
      expect(width).toBe(page.viewportSize()?.width);
    });
  }
});

themeNames.forEach((hash, place) => {
  // Each partner in one language, each language with three partners.
  const code = languageCodes[place % languageCodes.length] ?? 'en';
  test(`React takes over the landing page of ${hash} in ${code}, and draws nothing again (D-111) @once`, ({ page }) =>
    expectTakenOver(page, { hash, code, mode: themes[hash].mode, parts: partOfLanding }));
});

test.describe('in the other mode @once', () => {
  const other = (hash: ThemeName) => (themes[hash].mode === 'dark' ? 'light' : 'dark');

  for (const hash of mostDifferent) {
    // Not the language in which it was seen above.
    const code = languageCodes[(themeNames.indexOf(hash) + 1) % languageCodes.length] ?? 'en';
    test(`React takes over the landing page of ${hash} in ${code}, and draws nothing again (D-111)`, async ({
      page,
    }) => {
      const file = join(await mkdtemp(join(tmpdir(), 'vitrine-mode-')), 'brand.json');
      await writeFile(file, JSON.stringify({ style: { ...themes[hash], mode: other(hash) } }));
      await brand(hash, file);
      try {
        await expectTakenOver(page, { hash, code, mode: other(hash), parts: partOfLanding });
      } finally {
        await brand(hash, '--rollback');
      }
    });
  }
});

test('a public page brings all the rules that its markup needs: its whole style sheets change nothing (D-111) @once', async ({
  browser,
}) => {
  for (const path of ['/', '/brands', '/lume']) {
    const page = await browser.newPage({ baseURL: shop.url, reducedMotion: 'reduce' });
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path);
    const sheets = page.locator('link[rel=stylesheet]');
    await expect(sheets.first()).toHaveJSProperty('disabled', false);
    expect(await sheets.evaluateAll((links: HTMLLinkElement[]) => links.every(({ sheet }) => sheet === null))).toBe(
      true,
    );
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await page.screenshot();
    letGo();
    await expect
      .poll(() => sheets.evaluateAll((links: HTMLLinkElement[]) => links.every(({ sheet }) => sheet !== null)))
      .toBe(true);
    expect(await worstDifference(page, before, await page.screenshot()), path).toBe(0);
    await page.close();
  }
});

const fewScripts = { landing: '/', event: '/project/lisbon-fashion-days', directory: '/brands', brand: '/lume' };

test('public pages answer a press after at most 12 script files @once', async ({ browser }) => {
  for (const [name, path] of Object.entries(fewScripts)) {
    const page = await browser.newPage({ baseURL: shop.url });
    const files: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
    await page.goto(path);
    await tookOver(page);
    expect(files.length, name).toBeLessThanOrEqual(MAX_SCRIPTS);
    await page.close();
  }
});

test('the whole landing page needs at most 12 script files @once', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
  await page.goto('/');
  await tookOver(page);
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeLessThanOrEqual(MAX_SCRIPTS);
});

test('a press before the program has come is answered once it has', async ({ page }) => {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  // Not even the entry runs: the page's own script keeps the press.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'LOGIN' }).filter({ visible: true }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the program waits for the pictures of the first screen, and for no picture once somebody presses a key @once', async ({
  page,
}) => {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/media/**', async (route) => {
    await wait;
    await route.continue();
  });
  const files: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && files.push(request.url()));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(files).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => files.length).toBeGreaterThan(0);
  letGo();
  await tookOver(page);
});

test('what is typed before the program has come is kept (D-111) @once', async ({ page }) => {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  const company = page.getByRole('textbox', { name: 'Company name' });
  await company.fill('Early Shop');
  letGo();
  await tookOver(page);
  // React draws the form again, with what it knows.
  await page.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await expect(company).toHaveValue('Early Shop');
});

test('what is chosen and pressed on a part that the program has not reached yet is repeated there (D-111) @once', async ({
  page,
}) => {
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/BelowHeroes.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/');
  await tookOver(page);
  await page.getByRole('radio', { name: 'Retailer' }).check();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('early@visitor.example');
  const subscribed = page.waitForRequest('**/api/maillist/');
  await page.getByRole('button', { name: 'SUBSCRIBE' }).click();
  letGo();
  expect((await subscribed).postDataJSON()).toMatchObject({ email: 'early@visitor.example' });
});

test('a user finds no visitor’s page on the way to the brands (R-002) @once', async ({ page, context }) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: shop.url }]);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.v-waiting')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
