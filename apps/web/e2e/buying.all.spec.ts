import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { callApi, cellOf, fillLogin, isPhone, order, putIntoCart, removeCarts, sendOrder, tookOver } from './steps.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Whole and without scrolling, or at least this share of its height. */
const expectInFirstScreen = async (page: Page, part: ReturnType<Page['locator']>, share: number): Promise<void> => {
  await expect(part).toBeVisible();
  const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height * share).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
};

test('who signs in with Enter begins at a heading without a ring (D-110) @once', async ({ page }) => {
  await page.goto('/?showLoginPopup=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('buyer-18@shops.example');
  await dialog.locator('input[type=password]').fill('vitrine-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands$/);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveCSS('outline-style', 'none');
  await expect(title(page)).toHaveCSS('box-shadow', 'none');
});

test('the search of the directory finds brands by what they sell, and says what matched (R-213, R-214) @once', async ({
  page,
}) => {
  await enter(page, 'buyer-18@shops.example');
  await page.goto('/brands');
  await tookOver(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search brands' });
  await field.fill('linen');
  await expect(page.getByRole('option', { name: /^Lume\b/ })).toContainText(/linen/i);
  await field.fill('swim');
  await expect(page.getByRole('option').filter({ hasText: /swim/i }).first()).toBeVisible();
});

test('a price list that was chosen once is kept for its brand, in another browser too (S-071) @once', async ({
  page,
  browser,
  contextOptions,
}) => {
  await enter(page, 'buyer-17@shops.example');
  await page.goto('/lume/collections/1');
  const choice = page.getByRole('dialog').getByRole('radio').first();
  await choice.check();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const chosen = await page.getByRole('combobox', { name: 'Price list' }).inputValue();

  const context = await browser.newContext(contextOptions);
  const other = await context.newPage();
  await enter(other, 'buyer-17@shops.example');
  await other.goto('/lume/collections/1');
  await expect(other.getByRole('combobox', { name: 'Price list' })).toHaveValue(chosen);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('goods are in the first screen of a brand and of its line sheet', async ({ page }) => {
  await enter(page, 'buyer-14@shops.example');
  await page.goto('/lume');
  await expectInFirstScreen(page, page.locator('#collections, [data-component=CollectionCard]').first(), 0.25);
  await page.goto('/createmyownlist/1');
  await expectInFirstScreen(page, page.getByRole('main').getByRole('article').first(), 0.5);
});

test('an order is read by colour and size beside its pictures before it is sent, also where sizes are numbers (S-085) @once', async ({
  page,
}) => {
  await enter(page, 'buyer-18@shops.example');
  await removeCarts(page);
});

test('the last day for orders is a day of the account’s time zone: its page names it, and its orders are taken (S-084) @once', async ({
  page,
}) => {
  await enter(page, 'staff@vitrine.example');
});
