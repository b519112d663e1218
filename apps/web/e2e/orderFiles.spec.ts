import { expect, test, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { enter } from './enter.ts';
import { callApi } from './steps.ts';

interface Workbook {
  Sheets: Record<string, object>;
}

/** The server's own library of spreadsheets. */
const { read, utils } = createRequire(new URL('../../server/package.json', import.meta.url))('@e965/xlsx') as {
  read: (bytes: Uint8Array) => Workbook;
  utils: { sheet_to_csv: (sheet: object) => string };
};

interface Orders {
  data: { data: { id: number; number: number; status: string; buyer: { id: number; name: string } }[] };
}

/** An order on its way of a shop that no other journey acts for. */
const findOrder = async (page: Page) => {
  const { data } = (await callApi(page, 'GET', '/v2/orders')) as { data: Orders };
  const order = data.data.data.find(({ status, buyer }) => status === 'i' && buyer.id !== 1);
  if (!order) throw new Error('No order is on its way.');
  return order;
};

/** The file that a button opens in a new tab, as it arrives there. */
const fileOf = async (page: Page, button: string, path: RegExp): Promise<Buffer> => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  await page.context().route(path, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body });
    resolve(body);
  });
  await page.getByRole('button', { name: button }).click();
  return promise;
};

test('a seller takes an order to Finished, finds it among the past ones, and downloads its purchase order (S-103, R-313, R-314, A-100, A-101, D-079, D-138) @once', async ({
  page,
}) => {
  await enter(page, 'seller@vitrine.example');
  const { id, number, buyer } = await findOrder(page);
  await page.goto(`/order/${id}`);
  await page.getByLabel('Update the status').selectOption('Finished');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  // An order of which a part was not sent asks with words of its own.
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Yes, update|Finish the order)$/ })
    .click();
  await expect(page.getByText('This order is complete.')).toBeVisible();
  await page.goto(`/order/${id}?past=1`);
  await expect(page.getByRole('heading', { level: 2, name: buyer.name })).toBeVisible();
  await expect(page.getByRole('article').first().getByText('Finished', { exact: true }).first()).toBeVisible();

  const { Sheets } = read(await fileOf(page, 'Purchase order (XLS)', /\/po-xlsx\?/));
  const cells = Object.values(Sheets).map((sheet) => utils.sheet_to_csv(sheet));
  const [reference] = /LUM-\d+/.exec(await page.getByRole('main').innerText()) ?? [];
  for (const written of [String(number), buyer.name, reference ?? 'LUM-']) expect(cells.join('\n')).toContain(written);
  const pdf = await fileOf(page, 'Purchase order (PDF)', /\/po-pdf\?/);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').trimEnd()).toMatch(/%%EOF$/);
  expect(pdf.length).toBeGreaterThan(5_000);
});
