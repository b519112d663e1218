import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { countCalls, fillLogin, keepPricelist, logOut, putIntoCart, removeCarts, signIn } from './steps.ts';

test('a retailer in review sees no price, may fill a cart, and is told why it cannot be sent (S-008, S-083, P-010, P-014, P-018)', async ({
  page,
}) => {
  await enter(page, 'review@vitrine.example');
  await removeCarts(page);
  await keepPricelist(page, 1);
  await page.goto('/product/1');
  await expect(page.getByText('RESTRICTED').first()).toBeVisible();
  await expect(page.getByText('USD 81.00')).toHaveCount(0);
  await page.getByText('Why are prices restricted?').click();
  await expect(page.getByText('Only approved retailers see wholesale prices.')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose variations' });
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('ITEM ADDED TO BAG!')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Orders can be sent once your registration is approved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByText('Why can’t this order be sent yet?').click();
  await expect(page.getByText(/\d of 3 given/).filter({ visible: true })).toBeVisible();
});

test('a retailer in review is refused every file of a cart and a collection, with the reason, and none is asked for (M-31, P-030, V-051, V-052, V-053, S-009, R-285, R-286, R-252, D-023, D-093)', async ({
  page,
}) => {
  const tickets = countCalls(page, '/v1/tickets');
  await enter(page, 'review@vitrine.example');
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  await keepPricelist(page, 1);
  const refusal = page.getByRole('alertdialog', { name: 'Not allowed' });
  for (const [address, button, reason, rule] of [
    ['/cart', 'Export cart', 'download an editable cart', 'carts'],
    ['/cart', 'Import cart', 'import an editable cart', 'carts'],
    ['/lume/collections/1', 'Download line sheet', 'download a line sheet', 'line sheets'],
    ['/lume/collections/1', 'Download list of products', 'download a list of products', 'lists of products'],
    ['/lume/collections/1', 'Download Editable List', 'download an editable list', 'lists of products'],
    ['/lume/collections/1', 'Import Edited List', 'import an editable list', 'lists of products'],
  ] as const) {
    if (!page.url().endsWith(address)) await page.goto(address);
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(refusal.getByText(`You are not allowed to ${reason}`)).toBeVisible();
    await refusal.getByText(/^Why can’t I/).click();
    await expect(refusal.getByText(new RegExp(`^Only approved retailers download .*${rule}`))).toBeVisible();
    await refusal.getByRole('button', { name: 'Close' }).last().click();
    await expect(refusal).toBeHidden();
  }
  expect(tickets()).toBe(0);
});

test('a visitor reads the brand without prices and signs in before its collections (R-043, R-166, P-001, P-009, S-020) @once', async ({
  page,
}) => {
  await page.goto('/lume');
  await expect(page.getByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  await page.getByText('Why do I have to register?').click();
  await expect(page.getByRole('link', { name: 'Register as a retailer' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'MAKE A BUY' }).click();
  await expect(page).toHaveURL(/\/lume\/register$/);
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await fillLogin(page, 'buyer@vitrine.example');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/lume\/collections$/);
});

test('a visitor of a product is led to its brand, and to the product after signing in (D-001, P-050, R-061, S-019) @once', async ({
  page,
}) => {
  await page.goto('/product/1');
  await expect(page).toHaveURL(/\/lume\/register\?next=%2Fproduct%2F1$/);
  await page.getByRole('main').getByRole('button', { name: 'LOGIN' }).click();
  await fillLogin(page, 'buyer@vitrine.example');
  await expect(page).toHaveURL(/\/product\/1$/);
});

test('a visitor of a cart or an order is led to the front page, signs in there and finds it; who signs out is left alone (P-051, P-053, S-019) @once', async ({
  page,
}) => {
  for (const address of ['/cart', '/order', '/order/1?print=1', '/cart/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(address)}`);
    await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  }
  await fillLogin(page, 'buyer@vitrine.example');
  await expect(page).toHaveURL(/\/cart\/1$/);
  await logOut(page, 'Beatriz');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a brand adds nothing, has no cart, and no cart is asked for (P-016, P-020, P-063, P-064, R-138, R-167, R-190)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, 'seller@vitrine.example');
  await expect(page).toHaveURL(/\/lume$/);
  await page.getByRole('link', { name: 'COLLECTIONS', exact: true }).click();
  await page.getByRole('button', { name: 'view collection' }).first().click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
  await page.goto('/product/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Greta linen dress' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/v1/cart'))).toEqual([]);
  await page.goto('/cart');
  await expect(page).toHaveURL(/\/lume$/);
});

test('retailers do not move orders on, and their cart is asked for (P-035, S-108, P-062) @once', async ({ page }) => {
  const asked = countCalls(page, '/v1/cart');
  await enter(page, 'buyer@vitrine.example');
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 2, name: 'Lume' }).first()).toBeVisible();
  await expect(page.getByLabel('Update the status')).toHaveCount(0);
  expect(asked()).toBeGreaterThan(0);
});
