import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languageCodes } from '@vitrine/api/rules';
import { themeNames, themes, type ThemeName } from '@vitrine/tokens';
import { admin } from './admin.ts';
import { worstDifference } from './pixel.ts';
import { testMarkup, testTakeOver } from './rendered.fixture.ts';
import { shop } from './shop.ts';
import { tookOver } from './steps.ts';
import { expectTakenOver, mostDifferent, partOfLanding, tookOverParts } from './takeOver.ts';

const MAX_SCRIPTS = 12;

const others = themeNames.filter((name) => name !== 'vitrine');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  others.forEach(testMarkup);
});

others.forEach(testTakeOver);

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
      await admin('account', 'brand', hash, file);
      try {
        await expectTakenOver(page, { hash, code, mode: other(hash), parts: partOfLanding });
      } finally {
        await admin('account', 'brand', hash, '--rollback');
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
    // The sheets that are held back would keep the load event.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
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
  await tookOverParts(page, partOfLanding);
  expect(files.length).toBeLessThanOrEqual(MAX_SCRIPTS);
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

test('what is chosen, typed and pressed before slow scripts come is done once, also on a page that is drawn again (D-111) @once', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  // The server knows nothing of this choice: its markup is in another language than what React draws.
  await page.addInitScript(() => localStorage.setItem('language_code', 'pt_BR'));
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Company name' }).fill('Maré Alta');
  await page.getByRole('radio', { name: 'brand' }).check();
  const country = page.locator('select[name=countries]');
  await country.selectOption({ index: 3 });
  const chosen = await country.inputValue();
  const login = page.getByRole('banner').getByRole('button', { name: 'LOGIN' }).filter({ visible: true });
  for (let presses = 0; presses < 3; presses += 1) await login.click();
  // However long it takes: presses were once kept for ten seconds.
  await page.clock.fastForward(60_000);
  release();
  await expect(page.getByRole('dialog', { name: 'BEM-VINDO DE VOLTA' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Nome da empresa' })).toHaveValue('Maré Alta');
  await expect(page.getByRole('radio', { name: 'marca' })).toBeChecked();
  await expect(country).toHaveValue(chosen);
  // React knows them, and not the fields alone.
  const typed = () => page.evaluate(() => sessionStorage.getItem('typed_registration'));
  for (const known of ['Maré Alta', '"brand"', chosen]) await expect.poll(typed).toContain(known);
});
