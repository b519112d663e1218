import { expect, test, type Locator, type Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { enter } from './enter.ts';
import { callApi, expectUnits, isPhone, putIntoCart, removeCarts } from './steps.ts';

/** The server's own library of spreadsheets. */
const { utils, write } = createRequire(new URL('../../server/package.json', import.meta.url))('@e965/xlsx') as {
  utils: {
    aoa_to_sheet: (rows: (string | number)[][]) => object;
    book_new: (sheet: object, name: string) => object;
    book_append_sheet: (book: object, sheet: object, name: string) => void;
  };
  write: (book: object, as: { type: 'buffer'; bookType: 'xlsx' }) => Uint8Array;
};

interface Carts {
  results: {
    id: number;
    collections: {
      products: {
        name: string;
        reference_code: string;
        variations: { info: { label: string }; items: { id: number; quantity: number; size: { name: string } }[] }[];
      }[];
    }[];
  }[];
}

const readCart = async (page: Page) => {
  const { results } = ((await callApi(page, 'GET', '/v1/cart')) as { data: Carts }).data;
  const product = results[0]?.collections[0]?.products[0];
  const variation = product?.variations[0];
  const item = variation?.items[0];
  if (!results[0] || !product || !variation || !item) throw new Error('The cart has no product.');
  const sizes = variation.items.map(({ size }) => size.name);
  const { name, reference_code: reference } = product;
  return { ...item, id: results[0].id, product: name, reference, colour: variation.info.label, sizes };
};

type Rows = (string | number)[][];

const bookOf = (first: readonly [name: string, rows: Rows], ...others: (readonly [name: string, rows: Rows])[]) => {
  const book = utils.book_new(utils.aoa_to_sheet(first[1]), first[0]);
  for (const [name, rows] of others) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const buffer = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
  return { name: 'spring.xlsx', mimeType: 'application/octet-stream', buffer };
};
const sheetOf = (rows: Rows) => bookOf(['Order', rows]);

/** Signs a buyer in who has one cart, and says what is in it. */
const openCart = async (page: Page) => {
  await enter(page, `buyer-${isPhone(page) ? 7 : 6}@shops.example`);
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  return readCart(page);
};

test('a buyer says once what the columns of an own sheet hold; the next one is recognised, until it is forgotten (A-093, R-286, S-093)', async ({
  page,
}) => {
  const { id, reference, colour, size } = await openCart(page);
  const head = ['Line', 'Our style', 'Shade', 'Sz', 'Booked'];
  const sheet = (quantity: number) =>
    sheetOf([
      ['Spring order of our shop'],
      [],
      head,
      [1, reference, colour, size.name, quantity],
      ['', 'Total', '', '', quantity],
    ]);
  const dialog = page.getByRole('dialog');
  const choose = (quantity: number) => dialog.getByLabel('Choose a spreadsheet').setInputFiles(sheet(quantity));
  const holds = (name: string): Locator => dialog.getByRole('combobox', { name: `What “${name}” holds` });
  await page.goto(`/cart/${id}`);
  await page.getByRole('button', { name: /^Import/ }).click();
  await choose(6);
  await expect(dialog.getByRole('heading', { name: 'What do the columns of spring.xlsx hold?' })).toBeVisible();
  await expect(holds('Our style')).toHaveValue('reference');
  await expect(holds('Shade')).toHaveValue('colour');
  await holds('Booked').selectOption('Not used');
  await expect(dialog.getByRole('button', { name: 'Check the list' })).toHaveAttribute('aria-disabled', 'true');
  await holds('Booked').selectOption('Quantity');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('We remember these columns for your next sheet:')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }).click();
  await expect(dialog.getByText('1 quantity or note changed, in 1 product')).toBeVisible();
  expect((await readCart(page)).quantity).toBe(6);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: /^Import/ }).click();
  await choose(6);
  await expect(dialog.getByText('We recognised the columns of your sheet:')).toBeVisible();
  await expect(dialog.getByText('Your cart already has these quantities.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change the columns' }).click();
  await expect(holds('Booked')).toHaveValue('quantity');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await dialog.getByRole('button', { name: 'Forget these columns' }).click();
  await expect(page.getByText('We will ask again for sheets with these columns.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await choose(7);
  await expect(dialog.getByRole('heading', { name: 'What do the columns of spring.xlsx hold?' })).toBeVisible();
});

test('a buyer’s own workbook with a cover page and an order for each shop: the chosen one comes into the cart (A-093, R-286)', async ({
  page,
}) => {
  const { id, reference, colour, size } = await openCart(page);
  const orderOf = (quantity: number): Rows => [
    ['Style number', 'Color', 'Size', 'Qty'],
    [reference, colour, size.name, quantity],
  ];
  await page.goto(`/cart/${id}`);
  await page.getByRole('button', { name: /^Import/ }).click();
  const dialog = page.getByRole('dialog');
  const cover: Rows = [['Order for spring'], ['Buyer', 'Ana'], [], ['Please confirm by Friday']];
  const book = bookOf(['Cover', cover], ['Lisbon', orderOf(6)], ['Porto', orderOf(8)]);
  await dialog.getByLabel('Choose a spreadsheet').setInputFiles(book);
  await expect(dialog.getByRole('radiogroup', { name: 'Which sheet is the order?' })).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'Porto' }).check();
  await expect(dialog.getByRole('cell', { name: '8', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Check this sheet' }).click();
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('Other sheets of the file were not read: Lisbon.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }).click();
  await expect(dialog.getByText('1 quantity or note changed, in 1 product')).toBeVisible();
  expect((await readCart(page)).quantity).toBe(8);
});

test('a buyer pastes rows into the cart, sees what they would change, and finds the units in the grid (A-093, R-286, S-093, S-095) @once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'buyer-6@shops.example');
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  const { id, product, reference, colour, sizes } = await readCart(page);
  const [first = '', second = ''] = sizes;
  await page.goto(`/cart/${id}`);
  await expectUnits(page, product, colour, first, 0);
  // The columns of the buyer's own list, in its order.
  const rows = [
    ['Qty', 'Size', 'Style number', 'Color'],
    ['4', first, reference, colour],
    ['7', second, reference, colour],
  ];
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\n'));
  await page.keyboard.press('Control+v');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Reference: Style number · Colour: Color · Size: Size · Quantity: Qty')).toBeVisible();
  const preview = dialog.getByRole('row', { name: new RegExp(`^${product}`) });
  await expect(preview).toContainText(`${colour}, size ${first}: 0 → 4 · size ${second}: 0 → 7`);
  expect((await readCart(page)).quantity).toBe(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'ADD PRODUCTS TO THE EXISTING CART' }).click();
  await expect(dialog.getByText('2 quantities or notes changed, in 1 product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expectUnits(page, product, colour, first, 4);
  await expectUnits(page, product, colour, second, 7);
});
