import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { isPhone, putIntoCart, removeCarts } from './steps.ts';

test('the note of a product is closed until used, takes one press to reach, and is kept (R-279, A-083)', async ({
  page,
}) => {
  await enter(page, `buyer-${isPhone(page) ? 7 : 6}@shops.example`);
  await removeCarts(page);
  for (const product of [1, 2]) await putIntoCart(page, product, 1);
  await page.goto('/cart');
  const add = page.getByRole('button', { name: /^Add note: / });
  const field = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(add).toHaveCount(2);
  await expect(field).toHaveCount(0);
  await add.first().press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await add.first().click();
  await expect(field).toBeFocused();
  // What is pressed below the empty field stays under the pointer until it is let go.
  await add.hover();
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await expect(field).toHaveCount(1);
  await page.mouse.up();
  await expect(field).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.keyboard.type('By rail');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('By rail');
  await expect(add).toHaveCount(1);
});
