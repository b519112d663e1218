import { expect, test, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { enter } from './enter.ts';
import { callApi, isPhone, putIntoCart, removeCarts } from './steps.ts';

interface Workbook {
  Sheets: Record<string, object>;
}

/** The server's own library of spreadsheets. */
const { read, utils, write } = createRequire(new URL('../../server/package.json', import.meta.url))('@e965/xlsx') as {
  read: (bytes: Uint8Array) => Workbook;
  utils: { sheet_add_aoa: (sheet: object, rows: number[][], at: { origin: string }) => void };
  write: (book: Workbook, as: { type: 'buffer'; bookType: 'xlsx' }) => Uint8Array;
};

interface Carts {
  results: {
    id: number;
    collections: { products: { variations: { items: { id: number; quantity: number }[] }[] }[] }[];
  }[];
}

const readCart = async (page: Page) => {
  const { data } = (await callApi(page, 'GET', '/v1/cart')) as { data: Carts };
  const [cart] = data.results;
  const [item] = cart?.collections[0]?.products[0]?.variations[0]?.items ?? [];
  if (!cart || !item) throw new Error('The cart has no product.');
  return { id: cart.id, item };
};

const setQuantity = (page: Page, item: number, quantity: number) =>
  callApi(page, 'POST', `/v1/cart/products/items/${item}`, { quantity });

/** The cart as its sheet, with another quantity in the first size of the first colour. */
const editSheet = async (page: Page, cart: number, quantity: number): Promise<Buffer> => {
  const bytes = await page.evaluate(async (path) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
    return [...new Uint8Array(await (await fetch(path, { headers })).arrayBuffer())];
  }, `/v1/purchase-order-draft/cart-export?pricelist_id=1&cart_id=${cart}`);
  const book = read(new Uint8Array(bytes));
  utils.sheet_add_aoa(book.Sheets['Editable list'] ?? {}, [[quantity]], { origin: 'E6' });
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
};

test('a quantity that cart and list have both changed is chosen by the buyer, either way, and the import is undone (A-093, R-286, S-095)', async ({
  page,
}) => {
  await enter(page, `buyer-${isPhone(page) ? 7 : 6}@shops.example`);
  await removeCarts(page);
  expect(await putIntoCart(page, 1, 1)).toBeLessThan(300);
  const { id, item } = await readCart(page);
  expect((await setQuantity(page, item.id, 4)).status).toBe(200);
  const buffer = await editSheet(page, id, 9);
  expect((await setQuantity(page, item.id, 7)).status).toBe(200);
  const quantity = async () => (await readCart(page)).item.quantity;
  const dialog = page.getByRole('dialog');
  const importSheet = async () => {
    await page.getByRole('button', { name: /^Import/ }).click();
    await dialog
      .getByLabel('Choose a spreadsheet')
      .setInputFiles({ name: 'cart.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(dialog.getByRole('heading', { name: '1 quantity was changed in both' })).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'In the cart: 7' })).toBeChecked();
  };
  const add = async () => {
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }).click();
    await expect(dialog.getByText('Your cart was successfully updated')).toBeVisible();
  };
  await page.goto(`/cart/${id}`);
  await importSheet();
  await add();
  expect(await quantity()).toBe(7);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await importSheet();
  await dialog.getByRole('radio', { name: 'From the list: 9' }).click();
  await add();
  expect(await quantity()).toBe(9);
  expect((await setQuantity(page, item.id, 7)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await importSheet();
  await dialog.getByRole('radio', { name: 'From the list: 9' }).click();
  // A colleague is quicker: the differences of now are shown, and nothing is imported before they are seen.
  expect((await setQuantity(page, item.id, 8)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }).click();
  await expect(dialog.getByText(/^Your cart was changed meanwhile/)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'In the cart: 8' })).toBeChecked();
  expect(await quantity()).toBe(8);
  await dialog.getByRole('radio', { name: 'From the list: 9' }).click();
  await add();
  expect(await quantity()).toBe(9);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('The import was undone.').first()).toBeVisible();
  expect(await quantity()).toBe(8);
});
