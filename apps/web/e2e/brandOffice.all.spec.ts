import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { signIn } from './steps.ts';

test('a brand publishes a draft of its page (P-065, D-048, D-049, D-060) @once', async ({ page }) => {
  await signIn(page, 'nordlys@brands.example');
  await page.getByRole('link', { name: 'GO TO ADMIN' }).click();
  await expect(page).toHaveURL(/\/admin\/brand\/today$/);
  await page.getByRole('link', { name: 'Page', exact: true }).click();
  const section = (name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  await section('Style').click();
  await page.getByRole('textbox', { name: 'Style, English' }).fill('Cut once, worn for ten winters.');
  await expect(page.getByText('Cut once, worn for ten winters.', { exact: true }).first()).toBeVisible();
  await section('Header').click();
  await page.getByRole('textbox', { name: 'Place, English' }).fill('Bergen, by the quay');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const style = page.getByRole('region', { name: 'Style, changed' });
  await expect(style.getByRole('group', { name: 'Draft: Style' })).toContainText('ten winters');
  await expect(style.getByRole('group', { name: 'Live page: Style' })).not.toContainText('ten winters');
  const place = page.getByRole('region', { name: 'Place, changed' });
  await expect(place.getByRole('group', { name: 'Draft: Place' })).toContainText('Bergen, by the quay');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(place).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(style).toBeFocused();
  await style.getByRole('button', { name: 'Edit: Style' }).click();
  await expect(section('Style')).toBeFocused();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'What the draft changes' })).toContainText('ten winters');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^There is no draft/)).toBeVisible();
  await expect(style).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Published pages' })).toContainText('Live');
  await page.goto('/nordlys');
  await expect(page.getByText('Cut once, worn for ten winters.').first()).toBeVisible();
});

test('a brand shows a collection with a cover, and archives it (D-048, D-049) @once', async ({ page }) => {
  await enter(page, 'nordlys@brands.example');
  await page.goto('/admin/brand/collections/add');
  await page.getByRole('textbox', { name: /^Name, English/ }).fill('Snowline 28');
  await page.getByLabel('Delivery from').fill('2028-09-01');
  await page.getByLabel('Delivery until').fill('2028-08-01');
  await page.getByRole('checkbox', { name: /^Show in the shop/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^The delivery ends before it begins/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Delivery until').fill('2028-10-31');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snowline 28' })).toBeVisible();
  await expectAccessible(page);
  const office = page.url();
  await page.getByRole('button', { name: 'Change crop: Cover picture' }).click();
  await page.getByRole('slider', { name: 'Focus point, top to bottom' }).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Picture saved')).toBeVisible();
  await page.goto('/nordlys/collections');
  await expect(page.getByText('Snowline 28').first()).toBeVisible();
  await expect(page.getByRole('main').locator('img[src*="#focus=50-"]')).toBeVisible();

  await page.goto(office);
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/^This collection is archived/)).toBeVisible();
  await page.goto('/nordlys/collections');
  // The list is there: while it loads, no collection is.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Snowline 28')).toHaveCount(0);
  await page.goto('/admin/brand/log');
  await expect(page.getByText('Collection Snowline 28 archived')).toBeVisible();
});

test('a brand sends an order in two parts, and the buyer sees both (D-048, D-049) @once', async ({ page }) => {
  await signIn(page, 'nordlys@brands.example');
  await page.goto('/admin/brand/orders?queue=ship&search=Chiado');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('main').getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+ · Armazém do Chiado$/ })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set all to 0' }).click();
  await page.getByRole('gridcell').first().click();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Carrier' }).fill('CTT');
  await page.getByRole('textbox', { name: 'Tracking code' }).fill('NORD-1');
  await page.getByRole('textbox', { name: /^Tracking link/ }).fill('ctt.example/NORD-1');
  await page.getByRole('button', { name: 'Send 1 unit', exact: true }).click();
  // What is sent is read by colour and size beside its picture.
  await expect(page.getByRole('alertdialog').getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('alertdialog').getByRole('table').getByRole('cell')).toHaveText('1');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send 1 unit' }).click();
  await expect(page.getByText('Shipment 1', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Tracking code' }).fill('NORD-2');
  await page.getByRole('button', { name: /^Send \d+ units$/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send \d+ units$/ })
    .click();
  await expect(page.getByText('Everything was sent.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Internal note/ }).fill('Pays late');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'buyer@vitrine.example');
  await page.goto(`/order/${id}`);
  const shipments = page.getByRole('region', { name: 'Shipments' });
  await expect(shipments.getByRole('listitem').filter({ hasText: 'NORD-1' })).toContainText('Shipment 1 of 2');
  await expect(shipments.getByRole('link', { name: /^NORD-1\b/ })).toHaveAttribute(
    'href',
    'https://ctt.example/NORD-1',
  );
  await expect(shipments.getByRole('listitem').filter({ hasText: 'NORD-2' })).toContainText('Shipment 2 of 2');
  await expect(page.getByRole('article').first().getByText('In transit', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Tracking: CTT NORD-1');
  await expect(page.getByText('Pays late')).toHaveCount(0);
});

/** The cell of a row below the head that begins with these words. */
const cellBelow = async (page: Page, head: RegExp, row: number): Promise<Locator> => {
  const heads = await page.getByRole('columnheader').allTextContents();
  const column = heads.findIndex((text) => head.test(text));
  return page.locator(`[data-row="${row}"][data-column="${column}"]`);
};

test('a brand pastes prices into the table of its products, corrects one, and finds them in the list (D-048) @once', async ({
  page,
}) => {
  await signIn(page, 'nordlys@brands.example');
  await page.goto('/admin/brand/products');
  const price = page.getByRole('main').getByRole('row').nth(1).getByRole('cell').last();
  const before = await price.innerText();
  await page.getByRole('link', { name: 'Edit as a table' }).click();
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
  const first = await cellBelow(page, /^Wholesale/, 0);
  await first.click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '71.5\t160\n12,x\t165');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const changes = page.locator('[data-part=changes]');
  await expect(changes).toHaveText('4 changes · 1 to correct');
  await page.keyboard.press('Control+z');
  await expect(changes).toHaveText('Everything is saved');
  await page.keyboard.press('Control+Shift+z');
  const wrong = await cellBelow(page, /^Wholesale/, 1);
  await expect(wrong).toHaveAccessibleDescription(/“12,x” is not an amount/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /, Wholesale.*:$/ }).click();
  await expect(wrong).toBeFocused();
  await page.keyboard.type('72');
  await page.keyboard.press('Enter');
  await expect(changes).toHaveText('4 changes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(changes).toHaveText('Everything is saved');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(price).toContainText('71.50');
  await expect(price).not.toHaveText(before);
});

test('a brand pastes the stock of a delivery window, and the shop shows what is left (D-048, D-086) @once', async ({
  page,
}) => {
  await signIn(page, 'casa-ferro@brands.example');
  await page.goto('/admin/brand/products');
  await page.getByRole('link', { name: 'Stock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
  const window = page.getByRole('combobox', { name: 'Delivery window' });
  await window.selectOption({ index: 1 });
  await expect(page).toHaveURL(/window=/);
  const grid = page.getByRole('grid', { name: 'Stock' });
  const sizes = page.getByRole('button', { name: /^36 · 37/ });
  await sizes.click();
  await expect(grid.getByRole('columnheader', { name: '37' })).toBeVisible();
  await expectAccessible(page);
  const [product = ''] = (await page.locator('[data-row="0"][data-column="0"]').innerText()).split('\n');
  await page.locator('[data-row="0"][data-column="1"]').click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '4321\t1234');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const changes = page.locator('[data-part=changes]');
  await expect(changes).toHaveText(/^2 changes/);
  await page.keyboard.press('Control+z');
  await expect(changes).toHaveText('Everything is saved');
  await page.keyboard.press('Control+Shift+z');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changes).toHaveText('Everything is saved');
  await page.reload();
  await expect(page.locator('[data-row="0"][data-column="1"]')).toHaveText('4321');
  await expect(page.locator('[data-row="0"][data-column="2"]')).toHaveText('1234');
  await page.goto('/admin/brand/log');
  await expect(page.getByText('Stock of several products changed')).toBeVisible();
  await page.goto(`/admin/brand/products?search=${encodeURIComponent(product)}`);
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  const stock = page.getByRole('table', { name: 'Stock by colour and size' });
  await expect(stock.getByRole('textbox').first()).toHaveValue('4321');
});

test('a brand moves several products to another collection at once by keyboard, archives them and takes both back (D-048, D-067) @once', async ({
  page,
}) => {
  await signIn(page, 'nordlys@brands.example');
  await page.goto('/admin/brand/products');
  const rows = page.getByRole('main').getByRole('row');
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!all)/ });
  await expect(boxes.first()).toBeVisible();
  const cells = rows.nth(1).getByRole('cell');
  const reference = await cells.nth(1).innerText();
  const collection = await cells.nth(2).innerText();
  const moved = rows.filter({ hasText: reference }).getByRole('cell').nth(2);
  const total = page.getByText(/^\d+ entries$/);
  const count = Number.parseInt(await total.innerText(), 10);
  await boxes.first().press('Space');
  await boxes.nth(1).press('Space');
  await expect(page.getByText('2 products chosen')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Move to a collection' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Move 2 products' });
  await dialog.getByRole('combobox', { name: 'Collection' }).press('End');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(page.getByText('2 products changed')).toBeVisible();
  await expect(moved).not.toHaveText(collection);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('2 products are as they were')).toBeVisible();
  await expect(moved).toHaveText(collection);

  await boxes.first().press('Space');
  await boxes.nth(1).press('Space');
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await expect(total).toHaveText(`${count - 2} entries`);
  await page.getByRole('button', { name: /^Archived/ }).press('Enter');
  await expect(total).toHaveText('2 entries');
  await page.getByRole('checkbox', { name: 'Choose all products of this page' }).press('Space');
  await page.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(page.getByText('No products here')).toBeVisible();
  await page.getByRole('button', { name: /^In the shop/ }).press('Enter');
  await expect(total).toHaveText(`${count} entries`);
});
