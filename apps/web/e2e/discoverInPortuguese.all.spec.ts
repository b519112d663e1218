import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, rulesOfLook } from './accessible.ts';
import { enter } from './enter.ts';
import { expectPortuguese, say } from './portuguese.ts';
import { keepPricelist } from './steps.ts';
import { urlOf } from './takeOver.ts';

const internationalUsd = 58;

test.use({ baseURL: urlOf('tropico') });

/** Nothing on the screen is in English, and axe finds nothing wrong with its look. */
const expectFine = async (page: Page): Promise<void> => {
  await expectAccessible(page, { rules: rulesOfLook });
  await expectPortuguese(page);
};

test('a retailer of another partner goes from the brands to a comparison and to favourites, and reads no English on the way (D-047, D-110, X-067)', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'buyer@tropico.example');
  await keepPricelist(page, internationalUsd);
  await page.goto('/brands');
  const brand = page.getByRole('link', { name: /Brisa Carioca/ }).first();
  await expect(brand).toBeVisible();
  await expectFine(page);

  await brand.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brisa Carioca' })).toBeVisible();
  const collections = page.getByRole('list', { name: say('app.brand.openCollections') });
  await expect(collections.getByText(/^Entrega: \d+ de .+ – \d+ de .+ de \d{4}$/).first()).toBeVisible();
  await expectFine(page);

  await collections.getByRole('link').first().click();
  const main = page.getByRole('main');
  const ticks = main.getByRole('article').getByRole('checkbox');
  await expect(ticks.nth(1)).toBeVisible();
  await expectFine(page);
  for (const tick of [ticks.nth(0), ticks.nth(1)]) {
    await tick.click();
    await expect(tick).toBeChecked();
  }

  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('button', { name: say('product.addToCart'), exact: true })).toBeVisible();
  const sheet = page.getByRole('region', { name: say('product.fromThisLineSheet') });
  await expect(sheet.getByRole('checkbox').first()).toBeAttached();
  await expectFine(page);

  await main.getByRole('link', { name: say('compare.go'), exact: true }).click();
  await expect(page).toHaveURL(/\/compare\?/);
  await expect(main.getByRole('table')).toBeVisible();
  await expectFine(page);

  await page.goto('/favorites');
  await expect(page.getByRole('heading', { level: 1, name: say('favorite.title') })).toBeVisible();
  await expectFine(page);
});
