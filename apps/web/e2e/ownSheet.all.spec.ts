import { expect, test } from '@playwright/test';
import { callApi, signIn } from './steps.ts';

interface Row {
  id: number;
  reference_code: string;
}

test('a brand says once what the columns of its own price sheet hold, undoes what it wrote, and the next sheet is recognised until it is forgotten (D-048, D-095) @once', async ({
  page,
}) => {
  await signIn(page, 'kumo@brands.example');
  const { data } = (await callApi(page, 'GET', '/v1/admin/brand/products')) as { data: { data: Row[] } };
  const [product] = data.data;
  const priceOf = async (): Promise<number | undefined> => {
    const path = `/v1/admin/brand/products/${product?.id}`;
    const { data: read } = (await callApi(page, 'GET', path)) as {
      data: { data: { prices: { wholesale: number }[] } };
    };
    return read.data.prices[0]?.wholesale;
  };
  const before = await priceOf();
  await page.goto('/admin/brand/products/spreadsheet');
  const main = page.getByRole('main');
  const send = (price: string) =>
    main.getByLabel(/^Changed catalogue/).setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Our style,Trade,Weight\n${product?.reference_code},${price},0.4`),
    });
  const holds = (name: string) => main.getByRole('combobox', { name: `What “${name}” holds` });
  await send('21.5');
  await expect(main.getByRole('heading', { name: 'What do the columns of prices.csv hold?' })).toBeVisible();
  await expect(holds('Our style')).toHaveValue('reference');
  await expect(holds('Weight')).toHaveValue('none');
  const wholesale = await holds('Trade')
    .getByRole('option', { name: /^Wholesale/ })
    .first()
    .textContent();
  await holds('Trade').selectOption({ label: wholesale ?? '' });
  await main.getByRole('button', { name: 'Check the file' }).click();
  await expect(main.getByText('We remember these columns for your next sheet:')).toBeVisible();
  await main.getByRole('button', { name: 'Write all of it' }).click();
  await expect(main.getByText(/^The catalogue is written/)).toBeVisible();
  expect(await priceOf()).toBe(21.5);

  await main.getByRole('button', { name: 'Undo the import of prices.csv' }).click();
  await expect(main.getByText(/^This undoes the import of prices.csv: 1 product/)).toBeVisible();
  await main.getByRole('button', { name: 'Undo the import', exact: true }).click();
  await expect(main.getByText(/^The import of prices.csv is undone/)).toBeVisible();
  expect(await priceOf()).toBe(before);
  await expect(main.getByRole('row', { name: /^prices.csv/ })).toContainText('Undone');

  await send('22.5');
  await expect(main.getByText('We recognised the columns of your sheet:')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Write all of it' })).toBeVisible();
  await main.getByRole('button', { name: 'Forget these columns' }).click();
  await expect(page.getByText('We will ask again for sheets with these columns.').first()).toBeVisible();
  await send('22.5');
  await expect(main.getByRole('heading', { name: 'What do the columns of prices.csv hold?' })).toBeVisible();
});
