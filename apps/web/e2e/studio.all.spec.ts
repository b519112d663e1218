import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { expandBranding, themes } from '@vitrine/tokens';
import { expectAccessible } from './accessible.ts';
import { worstDifference } from './pixel.ts';
import { enter } from './enter.ts';
import { petale, logo, firstPage, openStudioAnywhere, openStudio, expectWornByTheShop } from './studio.fixture.ts';

test.use({ baseURL: petale, reducedMotion: 'reduce', acceptDownloads: true });

/** Presses Tab until the wanted element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key never gets there.');
};

/**
 * The Space key clicks the focused file field, and with the click a browser opens its chooser. The click is looked for, not the chooser:
 * while frames load, Chromium reports one chooser in ten not at all.
 */
const expectOpensChooser = async (page: Page, field: Locator): Promise<void> => {
  await field.evaluate((element) =>
    element.addEventListener('click', (event) => {
      event.preventDefault();
      element.toggleAttribute('data-pressed', true);
    }),
  );
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('data-pressed');
};

test('the same by keyboard alone (D-110, E-16) @once', async ({ page }, info) => {
  await enter(page, 'buyer@petale.example');
  await openStudio(page);
  const field = page.getByLabel('choose a file');
  await tabTo(page, field);
  await expectOpensChooser(page, field);
  await field.setInputFiles(logo);
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

/** The stage with the front page down to what follows its heroes. */
const stagePicture = async (page: Page): Promise<Buffer> => {
  for (const frame of [0, 1].map((at) => page.locator('iframe').nth(at).contentFrame()))
    for (const level of [1, 2]) await expect(frame.getByRole('heading', { level }).first()).toBeVisible();
  return page.locator('[data-component=Stage]').locator('..').screenshot({ animations: 'disabled' });
};

/** Chromium smooths a round corner a little otherwise each time: measured, at most 9 of 255. */
const roundingOfCorners = 16;

/** Pictures come in their time: both stages end up the same. */
const expectSamePixels = (one: Page, other: Page): Promise<void> =>
  expect(async () => {
    const difference = await worstDifference(one, await stagePicture(one), await stagePicture(other));
    expect(difference).toBeLessThanOrEqual(roundingOfCorners);
  }).toPass({ intervals: [500], timeout: 60_000 });

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
  await enter(page, 'buyer@petale.example');
  await openStudio(page);
  await page.getByRole('button', { name: 'Remove: Logo', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Maison Égale');
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('#3b1f8f');
  await page.getByRole('radio', { name: 'Pill' }).check();
  await page.getByRole('radio', { name: 'Português' }).check();
  await page.getByRole('button', { name: 'Share' }).click();
  const field = page.getByRole('textbox', { name: 'Link to exactly this' });
  await expect(field).toHaveValue(/#/);
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  await inFreshBrowser(browser, async (fresh) => {
    await enter(fresh, 'buyer@petale.example');
    await openStudio(fresh, new URL(link).hash);
    await expect(fresh.getByRole('textbox', { name: 'Name' })).toHaveValue('Maison Égale');
    await expectSamePixels(page, fresh);
  });
  await page.goto('/');
  await openStudio(page, new URL(link).hash.slice(0, -7));
  await expect(page.getByRole('alert')).toContainText('This link is incomplete');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Pétale');
});

test('the studio passes axe, with its report open, on a desk and on a phone (D-110)', async ({ page }) => {
  await enter(page, 'buyer@petale.example');
  await openStudioAnywhere(page);
  await expectAccessible(page, { exclude: 'iframe' });
  const tab = page.getByRole('radio', { name: 'Report' });
  await ((await tab.isVisible()) ? tab : page.getByRole('button', { name: /pairs legible/ })).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, { exclude: 'iframe' });
});

test('o estúdio fala português, e a folha que leva também (D-115) @once', async ({ page }) => {
  await enter(page, 'buyer@petale.example');
  await page.evaluate(() => localStorage.setItem('language_code', 'pt_BR'));
  await page.goto('/pattern');
  await expect(page.getByRole('heading', { level: 1, name: 'Estúdio' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Todos os 75 pares legíveis/ })).toBeVisible();
  await expect(firstPage(page).locator('html')).toHaveAttribute('lang', 'pt-BR');
});

/** The page on which a contact sheet was made; it stays until the next is asked for. */
const sheetPage = (page: Page) => page.frameLocator('iframe[aria-hidden=true]');

/** How large the sheet is on that page, and the middle of its first swatch. */
const measureSheet = (page: Page) =>
  sheetPage(page)
    .locator('[data-part=sheet]')
    .evaluate((sheet) => {
      const { width, height } = sheet.getBoundingClientRect();
      const swatch = sheet.querySelector('li span')?.getBoundingClientRect();
      if (!swatch) throw new Error('The sheet has no colours.');
      const middle = { x: Math.round(swatch.left + swatch.width / 2), y: Math.round(swatch.top + swatch.height / 2) };
      return { width: Math.round(width), height: Math.round(height), swatch: middle };
    });

/** Size of a picture, and its colours at some places, as a browser draws it. */
const look = (page: Page, picture: Buffer, places: { x: number; y: number }[]) =>
  page.evaluate(
    async ({ base64, at }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
      brush?.drawImage(image, 0, 0);
      const colours = at.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] = brush?.getImageData(x, y, 1, 1).data ?? [];
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      });
      return { width: image.width, height: image.height, colours };
    },
    { base64: picture.toString('base64'), at: places },
  );

test('a contact sheet is a picture of the whole brand, as wide as a desk (R-029, D-041) @once', async ({
  page,
}, info) => {
  await enter(page, 'buyer@petale.example');
  await openStudio(page);
  await page.getByRole('textbox', { name: 'Brand', exact: true }).fill('#3b1f8f');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Contact sheet, PNG/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('contact-sheet.png');
  await file.saveAs(info.outputPath('contact-sheet.png'));
  const sheet = await measureSheet(page);
  const picture = await look(page, await readFile(info.outputPath('contact-sheet.png')), [
    sheet.swatch,
    { x: 4, y: 4 },
  ]);
  expect(sheet.width).toBe(1440);
  expect(picture).toMatchObject({ width: sheet.width, height: sheet.height });
  expect(picture.height).toBeGreaterThan(1440);
  const { vars } = expandBranding(themes.petale, themes.petale.mode);
  expect(picture.colours).toEqual(['#3b1f8f', vars['--v-color-ground']]);
});

/** Instead of a dialog of the system: what would have been printed, whole, for anyone who asks. */
const keepPrinted = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
      const css = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
      const copy = document.documentElement.cloneNode(true) as HTMLElement;
      for (const element of copy.querySelectorAll('style, link, script, meta')) element.remove();
      const style = document.createElement('style');
      style.textContent = css;
      copy.querySelector('head')?.append(style);
      Object.assign(window.top ?? window, { printed: `<!doctype html>${copy.outerHTML}` });
    };
  });

const printedBy = async (page: Page): Promise<string> => {
  const printed = await page.waitForFunction(() => (window as { printed?: string }).printed);
  return (await printed.jsonValue()) ?? '';
};

test('on paper a contact sheet is one page with words in it, as large as itself (R-029, D-041) @once', async ({
  page,
  browser,
}) => {
  await keepPrinted(page);
  await enter(page, 'buyer@petale.example');
  await openStudio(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Contact sheet, PDF/ }).click();
  const html = await printedBy(page);
  const { height } = await measureSheet(page);
  const printer = await browser.newContext({
    baseURL: petale,
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const paper = await printer.newPage();
  await paper.goto('/favicon.ico');
  await paper.setContent(html, { waitUntil: 'load' });
  await paper.evaluate(() => document.fonts.ready.then(() => undefined));
  const pdf = (await paper.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  await printer.close();
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) => size.map(Number));
  // Points are 3/4 of a pixel.
  expect(sizes).toHaveLength(1);
  expect(sizes[0]?.[0]).toBeCloseTo(1440 * 0.75, 0);
  expect(Math.abs((sizes[0]?.[1] ?? 0) - height * 0.75)).toBeLessThan(2);
  expect(pdf).toContain('/Type /Font');
});
