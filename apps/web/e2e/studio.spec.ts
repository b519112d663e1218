import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { expandBranding, themes } from '@vitrine/tokens';
import { pixelAt } from './pixel.ts';
import { shop } from './shop.ts';
import { signIn } from './steps.ts';

const run = promisify(execFile);
const petale = `http://petale.localhost:${shop.port}`;

test.use({ baseURL: petale, reducedMotion: 'reduce', acceptDownloads: true });

/** A green mark with a little orange. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80">
<rect width="190" height="80" fill="#0b6e4f"/><rect x="196" width="44" height="80" fill="#f4a300"/></svg>`;

/** What an administrator types into a terminal while the shop is open. */
const admin = (...args: string[]) =>
  run(process.execPath, ['tools/admin.mjs', 'account', ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });

/** Counts what a person decides to do, whatever keys and presses it takes. */
const counted = () => {
  let steps = 0;
  return {
    step: async <T>(what: string, act: () => Promise<T>): Promise<T> => {
      steps += 1;
      return test.step(what, act);
    },
    taken: () => steps,
  };
};

/** The first page on the stage. */
const firstPage = (page: Page) => page.frameLocator('[data-component=Stage] iframe').first();

/** On a phone one begins with the controls alone. */
const openStudioAnywhere = async (page: Page, fragment = ''): Promise<void> => {
  await page.goto(`/pattern${fragment}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
};

const openStudio = async (page: Page, fragment = ''): Promise<void> => {
  await openStudioAnywhere(page, fragment);
  await expect(firstPage(page).getByRole('banner')).toBeVisible();
};

const expectWornByTheShop = async (page: Page, file: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const { style } = JSON.parse(text) as { style: typeof themes.petale };
  expect(style.seeds).toMatchObject({ brand: '#0b6e4f', accent: '#f4a300' });
  await admin('brand', 'petale', file);
  const visitor = await page.context().browser()?.newContext({ baseURL: petale });
  if (!visitor) throw new Error('There is no browser.');
  const front = await visitor.newPage();
  await front.goto('/');
  const { vars } = expandBranding(style, style.mode);
  expect(await pixelAt(front, 4, 20)).toBe(vars['--v-color-ground']);
  const worn = await front.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--v-color-brand'),
  );
  expect(worn).toBe(vars['--v-color-brand']);
  const mark = front.getByRole('banner').locator('img').first();
  await expect(mark).toHaveAttribute('src', /^\/media\/files\/logos\/[0-9a-f]{24}\.webp$/);
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.close();
  await admin('brand', 'petale', '--rollback');
};

test('a partner’s lead gets from a logo to a live shop in fewer than 15 steps (R-029, D-041, E-16, D-113) @once', async ({
  page,
}, info) => {
  await writeFile(info.outputPath('logo.svg'), logo);
  await signIn(page, 'buyer@petale.example');
  const { step, taken } = counted();
  await step('opens the studio, which begins with what the account wears', () => openStudio(page));
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue(themes.petale.seeds.brand);
  await step('brings the logo', () => page.getByLabel('choose a file').setInputFiles(info.outputPath('logo.svg')));
  await step('takes its colours', () => page.getByRole('button', { name: 'Use these colours' }).click());
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#0b6e4f');
  await expect(firstPage(page).getByRole('banner').locator('img[src^="data:image/png"]').first()).toBeVisible();
  await step('looks for headings', () => page.locator('summary', { hasText: 'Headings' }).click());
  await step('chooses a family', () => page.getByRole('radio', { name: 'Fraunces' }).first().check());
  await step('chooses the corners', () => page.getByRole('radio', { name: 'XL' }).check());
  await step('looks at it by night', () =>
    page.getByRole('group', { name: 'Mode' }).getByRole('radio', { name: 'Dark' }).check(),
  );
  await step('looks at the report', () => page.getByRole('button', { name: /pairs legible/ }).click());
  await expect(page.getByRole('button', { name: /^All 75 pairs legible/ })).toBeVisible();
  await step('opens what can be taken away', () => page.getByRole('button', { name: 'Export' }).click());
  const download = page.waitForEvent('download');
  await step('takes the branding', () => page.getByRole('button', { name: /^Branding for the shop/ }).click());
  expect(taken()).toBeLessThan(15);
  await (await download).saveAs(info.outputPath('branding.json'));
  await expectWornByTheShop(page, info.outputPath('branding.json'));
});

/** Goes on by the Tab key until it stands where one wants to be. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never gets there.');
};

test('the same by keyboard alone (D-110, E-16) @once', async ({ page }, info) => {
  await writeFile(info.outputPath('logo.svg'), logo);
  await signIn(page, 'buyer@petale.example');
  await openStudio(page);
  await tabTo(page, page.getByLabel('choose a file'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(info.outputPath('logo.svg'));
  await expect(page.getByRole('button', { name: 'Use these colours' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Use these colours' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Brand', exact: true })).toHaveValue('#0b6e4f');
  await tabTo(page, page.getByRole('radio', { name: 'Rounded' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pill' })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: 'Rounded' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Export' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^Branding for the shop/ }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await (await download).saveAs(info.outputPath('branding.json'));
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Skip the preview' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /pairs legible/ }));
  await expectWornByTheShop(page, info.outputPath('branding.json'));
});

/** The stage as soon as it has come to rest. */
const stagePicture = async (page: Page): Promise<Buffer> => {
  const shoot = () => page.locator('[data-component=Stage]').locator('..').screenshot({ animations: 'disabled' });
  let last = await shoot();
  await expect(async () => {
    const next = await shoot();
    const same = next.equals(last);
    last = next;
    expect(same).toBe(true);
  }).toPass({ intervals: [700] });
  return last;
};

const inFreshBrowser = async (browser: Browser, act: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({
    baseURL: petale,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await act(await context.newPage());
  await context.close();
};

test('a shared link shows the same pixels in a fresh browser; a broken one says so (D-041) @once', async ({
  page,
  browser,
}) => {
  await signIn(page, 'buyer@petale.example');
  await openStudio(page);
  await page.getByRole('button', { name: 'Remove: Logo', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Maison Égale');
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('#3b1f8f');
  await page.getByRole('radio', { name: 'Pill' }).check();
  await page.getByRole('radio', { name: 'Portuguese' }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to exactly this' }).inputValue();
  await page.keyboard.press('Escape');
  const picture = await stagePicture(page);
  await inFreshBrowser(browser, async (fresh) => {
    await signIn(fresh, 'buyer@petale.example');
    await openStudio(fresh, new URL(link).hash);
    await expect(fresh.getByRole('textbox', { name: 'Name' })).toHaveValue('Maison Égale');
    const seen = await stagePicture(fresh);
    expect(seen.equals(picture)).toBe(true);
  });
  await page.goto('/');
  await openStudio(page, new URL(link).hash.slice(0, -7));
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Pétale');
});

test('the studio passes axe, with its report open, on a desk and on a phone (D-110)', async ({ page }) => {
  await signIn(page, 'buyer@petale.example');
  await openStudioAnywhere(page);
  const violations = async () => {
    const found = await new AxeBuilder({ page }).exclude('iframe').analyze();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  };
  expect(await violations()).toEqual([]);
  const tab = page.getByRole('radio', { name: 'Report' });
  await ((await tab.isVisible()) ? tab : page.getByRole('button', { name: /pairs legible/ })).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('o estúdio fala português, e a folha que leva também (D-115) @once', async ({ page }) => {
  await signIn(page, 'buyer@petale.example');
  await page.evaluate(() => localStorage.setItem('language_code', 'pt_BR'));
  await page.goto('/pattern');
  await expect(page.getByRole('heading', { level: 1, name: 'Estúdio' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Todos os 75 pares legíveis/ })).toBeVisible();
  await expect(firstPage(page).locator('html')).toHaveAttribute('lang', 'pt-BR');
});
