import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { countCalls, fillLogin, keepPricelist, removeCarts, signIn } from './steps.ts';

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
  await expect(page.getByText(/\d of 3 given/)).toBeVisible();
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

test('a visitor of a cart or an order is led to the front page (P-051, P-053) @once', async ({ page }) => {
  for (const address of ['/cart', '/cart/1', '/order', '/order/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
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
