import { expect, test } from '@playwright/test';
import { isPhone, sendOrder } from './steps.ts';
import { testAt, openCart, gridOf, orderFirst } from './limits.fixture.ts';

testAt('@phone');

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
