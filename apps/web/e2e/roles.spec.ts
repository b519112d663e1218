import { expect, test } from '@playwright/test';
import { enter, withoutAnswers } from './enter.ts';
import { countCalls, fillLogin, logOut } from './steps.ts';
import { testAt } from './roles.fixture.ts';

testAt('@once');

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
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGIN' }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('retailers do not move orders on, and their cart is asked for (P-035, S-108, P-062) @once', async ({ page }) => {
  const asked = countCalls(page, '/v1/cart');
  await enter(page, 'buyer@vitrine.example');
  await withoutAnswers(page);
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 2, name: 'Lume' }).first()).toBeVisible();
  await expect(page.getByLabel('Update the status')).toHaveCount(0);
  await expect.poll(asked).toBeGreaterThan(0);
});
