import { expect, test } from '@playwright/test';
import { testAt, openCart, gridOf } from './limits.fixture.ts';

testAt('@once');

test('another price list is asked for, and what it does not carry leaves the cart by name (M-36, S-092, R-284, D-100) @once', async ({
  page,
}) => {
  await openCart(page, 1, 39);
  const pricelist = page.getByRole('combobox', { name: 'Price list' });
  await pricelist.selectOption('Europe EUR');
  const dialog = page.getByRole('alertdialog', { name: 'Change the price list?' });
  await dialog.getByRole('button', { name: 'Keep as it is' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Petra crepe easy trousers' }).last()).toBeVisible();
  await pricelist.selectOption('Europe EUR');
  await expect(dialog.getByText('Petra crepe easy trousers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change price list' }).click();
  await expect(page.getByText('No longer in the cart: Petra crepe easy trousers.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Petra crepe easy trousers' })).toHaveCount(0);
  await expect(
    page
      .getByText(/EUR\s\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
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
