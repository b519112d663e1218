import { expect, test } from '@playwright/test';
import { signIn } from './steps.ts';

test('a brand finds a retailer by name for a price list of its own, and frames a picture that the shop then shows (D-048, D-101) @once', async ({
  page,
}) => {
  await signIn(page, 'halden@brands.example');
  await page.goto('/admin/brand/pricelists');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Lisbon');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('button', { name: 'Add a price list' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Lisbon' }) });
  await row.getByRole('link').first().click();
  await page.getByRole('radio', { name: /^Chosen retailers/ }).check();
  const picker = page.getByRole('combobox', { name: 'Add retailers' });
  await picker.fill('chiado');
  const found = page.getByRole('option', { name: /Chiado/ });
  await expect(found).toHaveCount(1);
  await picker.press('Enter');
  await expect(page.getByText('1 retailer is named.')).toBeVisible();
  await picker.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Lisbon saved')).toBeVisible();
  await page.goto('/admin/brand/pricelists');
  await expect(row).toContainText('Chiado');

  await page.goto('/admin/brand/products');
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  const product = page.url().split('/').at(-1);
  await page.getByRole('button', { name: 'Change crop of picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Frame the picture' });
  await dialog.getByRole('slider', { name: 'Focus point, top to bottom' }).press('Shift+ArrowDown');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Picture 1 saved')).toBeVisible();
  await page.goto(`/product/${product}`);
  const positions = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).objectPosition));
  await expect
    .poll(async () => (await positions()).filter((position) => position !== '50% 50%').length)
    .toBeGreaterThan(0);
});
