import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { countCalls, fillLogin, keepPricelist, putIntoCart, removeCarts } from './steps.ts';
import { testAt } from './roles.fixture.ts';

testAt('@phone');

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
    const main = page.getByRole('main');
    if (address === '/cart') await main.getByRole('button', { name: button }).click();
    else {
      await main.getByRole('button', { name: 'Files' }).click();
      await page.getByRole('menuitem', { name: button }).click();
    }
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
