import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectUnits, isPhone, order, putIntoCart, removeCarts, sendOrder } from './steps.ts';

/** Retailers of the demo marketplace whom no other journey acts for: one for each width. */
const shopper = (page: Page): string => `buyer-${isPhone(page) ? 7 : 6}@shops.example`;

const usd = 1;

const openCart = async (page: Page, ...products: number[]): Promise<void> => {
  await enter(page, shopper(page));
  await removeCarts(page);
  for (const product of products) expect(await putIntoCart(page, product, usd)).toBeLessThan(300);
  await page.goto('/cart');
  await expect(page.getByText('CART OPEN')).toBeVisible();
};

test('an entry above stock is cut to what is left and says so; words become 0 (V-060, V-061, V-063)', async ({
  page,
}) => {
  await enter(page, shopper(page));
  await removeCarts(page);
  await putIntoCart(page, 62, 4);
  await page.goto('/cart');
  const product = 'Dora tie-dye bikini';
  await order(page, product, 'Saffron', 'L', 9);
  await expect(
    page.getByText('3 units are available for immediate delivery').filter({ visible: true }).first(),
  ).toBeVisible();
  await expectUnits(page, product, 'Saffron', 'L', 3);
  await expect(page.getByText('3 left').filter({ visible: true }).first()).toBeVisible();
  await order(page, product, 'Saffron', 'XS', 5);
  await expectUnits(page, product, 'Saffron', 'XS', 5);
  await order(page, product, 'Saffron', 'XS', 'x');
  await expectUnits(page, product, 'Saffron', 'XS', 0);
});

/** The grid of a product; on a phone a group of fields. */
const gridOf = (page: Page, product: string) =>
  page.getByRole(isPhone(page) ? 'group' : 'grid', { name: `${product}: quantities by colour and size` });

/** Types into the first size of the first colour. */
const orderFirst = async (page: Page, product: string, units: number): Promise<void> => {
  const grid = gridOf(page, product);
  if (isPhone(page)) await grid.getByRole('listitem').locator('input').first().fill(String(units));
  else {
    await grid.getByRole('gridcell').first().click();
    await page.keyboard.type(String(units));
  }
  await page.keyboard.press('Tab');
};

test('a product below its minimum says the minimum while it is filled, and nothing at zero (V-058, V-059)', async ({
  page,
}) => {
  await openCart(page, 22);
  const product = 'Esme crepe afternoon blouse';
  const notice = page
    .getByText('MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 6 FOR THIS ORDER TO PROCEED')
    .filter({ visible: true });
  await expect(gridOf(page, product)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await orderFirst(page, product, 2);
  await expect(notice).toHaveCount(1);
  await orderFirst(page, product, 6);
  await expect(notice).toHaveCount(0);
});

test('a product above its maximum says the maximum while it is filled (V-057)', async ({ page }) => {
  await openCart(page, 23);
  await orderFirst(page, 'Tova linen day skirt', 61);
  await expect(
    page
      .getByText('MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS 60 FOR THIS ORDER TO PROCEED')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('an order against the limits is refused where it is wrong, and fine collections say so (S-084, V-064, V-065, X-063, X-064, X-065, X-066, X-068)', async ({
  page,
}) => {
  await openCart(page, 1, 22, 41);
  await orderFirst(page, 'Greta linen dress', 12);
  await orderFirst(page, 'Esme crepe afternoon blouse', 2);
  await orderFirst(page, 'Marga floral voile holiday dress', 1);
  await sendOrder(page);
  await expect(
    page.getByText('OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.'),
  ).toBeVisible();
  await expect(page.locator('[data-ordering-error]').filter({ visible: true }).first()).toBeInViewport();
  const resort = page.getByRole('region', { name: 'Resort 27' });
  const least = (units: number) => `MINIMUM QUANTITY - THE MINIMUM QUANTITY IS ${units} FOR THIS ORDER TO PROCEED`;
  await expect(resort.getByText(least(24))).toBeVisible();
  await expect(resort.getByRole('article').getByText(least(6)).filter({ visible: true }).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Essentials 27' }).getByText('Add $1,391.00 more to meet the minimum order.'),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Spring Summer 27' }).getByText("You're all set to order!"),
  ).toBeVisible();
  await expect(page.getByText('CART OPEN')).toBeVisible();
});

test('an order without a unit is not sent, and an empty cart leads to the brands (X-061, R-275, R-276) @once', async ({
  page,
}) => {
  await openCart(page, 1);
  await sendOrder(page);
  await expect(page.getByText('YOUR CART IS EMPTY', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Greta linen dress' }).click();
  await expect(page.getByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' })).toBeVisible();
  await page.getByRole('link', { name: 'find new brands' }).click();
  await expect(page).toHaveURL(/\/brands$/);
});

test('another price list is asked for, and what it does not carry leaves the cart by name (M-36, S-092, R-284, D-100) @once', async ({
  page,
}) => {
  await openCart(page, 1, 39);
  const pricelist = page.getByRole('combobox', { name: 'Price list' });
  await pricelist.selectOption('Europe EUR');
  const dialog = page.getByRole('alertdialog', { name: 'Change the price list?' });
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(page.getByRole('link', { name: 'Petra crepe easy trousers' }).last()).toBeVisible();
  await pricelist.selectOption('Europe EUR');
  await expect(dialog.getByText('Petra crepe easy trousers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change price list' }).click();
  await expect(page.getByText('No longer in the cart: Petra crepe easy trousers.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Petra crepe easy trousers' })).toHaveCount(0);
  await expect(page.getByText('EUR', { exact: false }).filter({ visible: true }).first()).toBeVisible();
});

test('on a phone, Enter goes on to the next size of the run', { tag: '@phone' }, async ({ page }) => {
  await openCart(page, 1);
  const fields = gridOf(page, 'Greta linen dress').getByRole('listitem').locator('input');
  await fields.first().tap();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(fields.first()).toHaveValue('12');
  await expect(fields.nth(1)).toHaveValue('8');
  await page.reload();
  await expect(fields.first()).toHaveValue('12');
  await expect(fields.nth(1)).toHaveValue('8');
});

test('a product that was removed by mistake comes back as it was (R-282, R-283) @once', async ({ page }) => {
  await openCart(page, 1, 22);
  await orderFirst(page, 'Greta linen dress', 12);
  await page.getByRole('button', { name: 'Remove Greta linen dress' }).click();
  await expect(gridOf(page, 'Greta linen dress')).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it back' }).press('Enter');
  await expect(page.getByText('Greta linen dress is back in your cart.')).toBeVisible();
  const first = isPhone(page)
    ? gridOf(page, 'Greta linen dress').getByRole('listitem').locator('input').first()
    : gridOf(page, 'Greta linen dress').getByRole('gridcell').first();
  const expectTwelve = () =>
    isPhone(page) ? expect(first).toHaveValue('12') : expect(first).toHaveAccessibleName(/, 12(,|$)/);
  await expectTwelve();
  await page.getByRole('button', { name: 'Remove cart' }).click();
  await expect(page.getByRole('heading', { name: 'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.' })).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expectTwelve();
  await expect(page.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expectTwelve();
});

test('no digit of a quick entry is lost where the reader asked for less motion (D-110) @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const product = 'Esme crepe afternoon blouse';
  await openCart(page, 22);
  const cells = gridOf(page, product).getByRole('gridcell');
  await cells.first().click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect(cells.first()).toHaveAccessibleName(/12/);
  await expect(gridOf(page, product).getByRole('gridcell', { name: /Terracotta XS/ })).toHaveAccessibleName(/13/);
});
