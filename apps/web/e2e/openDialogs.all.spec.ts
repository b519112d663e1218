import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { isPhone, order, putIntoCart, removeCarts, sendOrder } from './steps.ts';

test('the review of an order and the import of a list pass axe while they are open (D-110)', async ({ page }) => {
  await enter(page, `buyer-${isPhone(page) ? 23 : 22}@shops.example`);
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  await page.goto('/cart');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: /^Import/ }).click();
  await expect(dialog.getByLabel('Choose a spreadsheet')).toBeAttached();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await order(page, 'Greta linen dress', 'Saffron', 'S', 3);
  await sendOrder(page);
  await expect(dialog.getByRole('button', { name: 'Send this order' })).toBeVisible();
  await expectAccessible(page);
});
