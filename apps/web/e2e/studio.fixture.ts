import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expandBranding, type themes } from '@vitrine/tokens';
import { admin } from './admin.ts';
import { pixelAt } from './pixel.ts';
import { shop } from './shop.ts';

export const petale = `http://petale.localhost:${shop.port}`;

/** A green mark with a little orange. Given as it is: without a language set, a browser finds no file in a folder named ’like this’. */
export const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80">
<rect width="190" height="80" fill="#0b6e4f"/><rect x="196" width="44" height="80" fill="#f4a300"/></svg>`),
};

/** The first page on the stage. */
export const firstPage = (page: Page) => page.frameLocator('[data-component=Stage] iframe').first();

/** On a phone one begins with the controls alone. */
export const openStudioAnywhere = async (page: Page, fragment = ''): Promise<void> => {
  await page.goto(`/pattern${fragment}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
};

export const openStudio = async (page: Page, fragment = ''): Promise<void> => {
  await openStudioAnywhere(page, fragment);
  await expect(firstPage(page).getByRole('banner')).toBeVisible();
};

export const expectWornByTheShop = async (page: Page, file: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  const { style } = JSON.parse(text) as { style: typeof themes.petale };
  expect(style.seeds).toMatchObject({ brand: '#0b6e4f', accent: '#f4a300' });
  await admin('account', 'brand', 'petale', file);
  const visitor = await page.context().browser()?.newContext({ baseURL: petale });
  if (!visitor) throw new Error('There is no browser.');
  const front = await visitor.newPage();
  await front.goto('/');
  const { vars } = expandBranding(style, style.mode);
  expect(await pixelAt(front, 4, 20)).toBe(vars['--v-color-ground']);
  const shown = await front.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--v-color-brand'),
  );
  expect(shown).toBe(vars['--v-color-brand']);
  const mark = front.getByRole('banner').locator('img').first();
  await expect(mark).toHaveAttribute('src', /^\/media\/files\/logos\/[0-9a-f]{24}\.webp$/);
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.close();
  await admin('account', 'brand', 'petale', '--rollback');
};
