import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { password } from './shop.ts';
import { callApi, order, putIntoCart, removeCarts, sendOrder, tookOver } from './steps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Former {
  version: unknown;
  document?: object;
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const expectInFirstScreen = (part: Locator): Promise<void> => expect(part).toBeInViewport({ ratio: 0.5 });

test('who signs in with Enter begins at a heading without a ring (D-110) @once', async ({ page }) => {
  await page.goto('/?showLoginPopup=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('buyer-23@shops.example');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands$/);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveCSS('outline-style', 'none');
  await expect(title(page)).toHaveCSS('box-shadow', 'none');
});

test('the search finds brands by what they sell, and says what matched (R-213, R-214) @once', async ({ page }) => {
  await enter(page, 'buyer-23@shops.example');
  await page.goto('/brands');
  await tookOver(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Brands and products' });
  for (const [words, brand] of [
    ['linen', 'Lume'],
    ['swim', 'Maré Alta'],
  ] as const) {
    await field.fill(words);
    const found = page.getByRole('option').filter({ hasText: brand }).first();
    await expect(found).toContainText(new RegExp(words, 'i'));
  }
});

test('a price list that was chosen once is kept for its brand, in another browser too (S-071) @once', async ({
  page,
  browser,
  contextOptions,
}) => {
  await enter(page, 'buyer-20@shops.example');
  await page.goto('/lume/collections/1');
  const dialog = page.getByRole('dialog');
  await dialog.locator('label').first().click();
  await expect(dialog).toBeHidden();
  const chosen = await page.getByRole('combobox', { name: 'Price list' }).inputValue();

  const context = await browser.newContext(contextOptions);
  const other = await context.newPage();
  await enter(other, 'buyer-20@shops.example');
  await other.goto('/lume/collections/1');
  await expect(other.getByRole('combobox', { name: 'Price list' })).toHaveValue(chosen);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await context.close();
});

test('goods are in the first screen of a brand and of its line sheet', async ({ page }) => {
  await enter(page, 'buyer-14@shops.example');
  await page.goto('/lume');
  await expectInFirstScreen(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Spring Summer 27/ })
      .first(),
  );
  await page.goto('/createmyownlist/1');
  await expectInFirstScreen(page.getByRole('main').getByRole('row', { name: /Greta linen dress/ }));
});

test('an order is read by colour and size beside its pictures before it is sent, also where sizes are numbers (S-085) @once', async ({
  page,
}) => {
  const trousers = 'Mara linen trousers';
  await enter(page, 'buyer-23@shops.example');
  await removeCarts(page);
  expect(await putIntoCart(page, 4, 1)).toBeLessThan(300);
  await page.goto('/cart');
  const cells = page.getByRole('grid', { name: `${trousers}: quantities by colour and size` }).getByRole('gridcell');
  const colour = (await cells.first().getAttribute('aria-label'))?.split(' 34,')[0] ?? '';
  await order(page, trousers, colour, '34', 36);
  await order(page, trousers, colour, '36', 38);
  await sendOrder(page);
  const line = page
    .getByRole('dialog', { name: 'Your order to Lume' })
    .getByRole('listitem')
    .filter({ hasText: trousers });
  await expect(line.getByRole('img').first()).toBeVisible();
  const units = line.getByRole('group', { name: trousers }).getByRole('table');
  await expect(units.getByRole('columnheader')).toHaveText(['Colour', '34', '36']);
  await expect(units.getByRole('row', { name: new RegExp(`^${colour}`) }).getByRole('cell')).toHaveText(['36', '38']);
});

/** Changes a record as its editor does, with all that was in it. */
const save = async (page: Page, path: string, change: (former: Former) => object): Promise<void> => {
  const { data: answer } = (await callApi(page, 'GET', path)) as { data: { data: Former } };
  const { version: seen } = answer.data;
  expect((await callApi(page, 'PUT', path, { ...change(answer.data), seen })).status).toBe(200);
};

test('the last day for orders is a day of the account’s time zone, in the shop as on the server (S-084) @once', async ({
  page,
}) => {
  // At any hour one of them has another day than UTC: yesterday is not over there, or today is.
  const isBehind = new Date().getUTCHours() < 11;
  const zone = isBehind ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  const lastDay = new Date(Date.now() - (isBehind ? DAY_MS : 0));
  const buyer = 'buyer-23@shops.example';

  await enter(page, buyer);
  await removeCarts(page);
  expect(await putIntoCart(page, 1, 1)).toBeLessThan(300);
  await enter(page, 'seller@vitrine.example');
  await save(page, '/v1/admin/brand/collections/1', (collection) => ({
    ...collection,
    order_window_end: lastDay.toISOString().slice(0, 10),
  }));
  await enter(page, 'staff@vitrine.example');
  await save(page, '/v1/admin/content/settings', ({ document }) => ({
    kind: 'settings',
    document: { ...document, time_zone: zone },
  }));

  await enter(page, buyer);
  await page.goto('/lume/collections/1');
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(lastDay);
  await expect(page.getByText(`Order until ${day}`)).toBeVisible();
  await page.goto('/cart');
  await order(page, 'Greta linen dress', 'Saffron', 'XS', 12);
  await sendOrder(page);
  await expect(
    isBehind
      ? page.getByRole('dialog', { name: 'Your order to Lume' })
      : page.getByRole('alert').filter({ hasText: 'Spring Summer 27 can no longer be ordered.' }),
  ).toBeVisible();
});
