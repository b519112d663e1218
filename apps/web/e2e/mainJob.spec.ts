import { expect, test, type Page } from '@playwright/test';
import { password } from './shop.ts';
import {
  cellOf,
  expectCartNotice,
  expectUnits,
  isPhone,
  logOut,
  order,
  outbox,
  confirmOrder,
  showColour,
  signIn,
} from './steps.ts';

const dress = 'Greta linen dress';
const retailer = 'Armazém do Chiado';

/** What the browser keeps under a name. */
const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const enterFromLanding = async (page: Page): Promise<void> => {
  await page.goto('/');
  await expect(page).toHaveTitle('Vitrine');
  await expect(page.getByRole('heading', { level: 1, name: 'The window is open' })).toBeVisible();
  await page.getByRole('button', { name: 'LOGIN' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('buyer@vitrine.example');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/brands$/);
  await expect.poll(() => kept(page, 'buyerStage')).toBe('approved');
  for (const key of ['access_token', 'user', 'buyerData']) await expect.poll(() => kept(page, key), key).toBeTruthy();
  expect(JSON.parse((await kept(page, 'userData')) ?? '')).toMatchObject({ entity_stype: 'buyer' });
  expect(await kept(page, 'user_stype')).toBe('buyer');
};

const findBrand = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
  for (const name of ['New Brands', 'Featured Brands', 'Brands recently visited'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: 'SEE ALL BRANDS' }).click();
  await expect(page).toHaveURL(/az=true/);
  await expect(page.getByRole('heading', { level: 2, name: 'L', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Lume', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  await page.getByRole('link', { name: 'MAKE A BUY' }).click();
};

const choosePricelist = async (page: Page): Promise<void> => {
  const card = page.getByRole('article').filter({ hasText: 'Spring Summer 27' });
  await card.getByLabel('Price list').selectOption('International USD');
  await card.getByRole('button', { name: 'SEE PRODUCTS' }).click();
  await expect(page).toHaveURL(/\/lume\/collections\/1\?pricelist=1$/);
  await expect.poll(() => kept(page, 'user.pricelist')).toBe('1');
};

const firstProduct = (page: Page) => page.getByRole('main').getByRole('article').first();

const browse = async (page: Page): Promise<void> => {
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByLabel('Sort by').selectOption('Wholesale price, high to low');
  await expect(page).toHaveURL(/ordering=-wholesale_price/);
  await expect(firstProduct(page)).not.toContainText(dress);
  await page.goBack();
  await expect(page).not.toHaveURL(/ordering=/);
  await expect(firstProduct(page)).toContainText(dress);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards).toHaveCount(8);
  await page.goBack();
  await expect(cards).toHaveCount(12);
  await page.getByRole('link', { name: dress, exact: true }).click();
};

const chooseVariations = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose variations' });
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog.getByText('SELECT AT LEAST ONE VARIATION')).toBeVisible();
  await dialog.getByRole('button', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  await expect(dialog).toBeHidden();
};

const addTwice = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: dress })).toBeVisible();
  await expectCartNotice(page, /ITEM ADDED TO BAG!/, () => chooseVariations(page));
  await expectCartNotice(page, /ITEM ALREADY IN BAG!/, () => chooseVariations(page), { held: true });
  await expect(page.getByText('THIS PRODUCT IS ALREADY IN YOUR CART.')).toBeVisible();
  await page.getByRole('link', { name: 'CHECK YOUR CART' }).click();
  // By its list: until the cart has come, the product's page stands there, with links of that name.
  await page.getByRole('navigation', { name: 'Your carts' }).getByRole('link', { name: /^Lume/ }).click();
  await expect(page.getByText('CART OPEN')).toBeVisible();
};

/** Types, walks and pastes: 2 and 3 in Saffron, 4 in Pomegranate, then a block of four from a spreadsheet. */
const fillByKeyboard = async (page: Page): Promise<void> => {
  await cellOf(page, dress, 'Saffron', 'XS').click();
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4');
  await page.keyboard.press('Tab');
  await expect(cellOf(page, dress, 'Pomegranate', 'M')).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('5\t6\n7\t8\n'));
  await page.keyboard.press('Control+v');
  await page
    .getByRole('dialog', { name: `Paste into ${dress}` })
    .getByRole('button', { name: 'Paste 4 quantities' })
    .press('Enter');
  await expect(cellOf(page, dress, 'Terracotta', 'L')).toHaveAccessibleName(/, 8(,|$)/);
  await cellOf(page, dress, 'Terracotta', 'XXL').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
};

const fillByThumb = async (page: Page): Promise<void> => {
  await showColour(page, dress, 'Saffron');
  for (let press = 1; press <= 3; press += 1)
    await page.getByRole('button', { name: `One more: ${dress} Saffron XS` }).click();
  await page.getByRole('button', { name: `One fewer: ${dress} Saffron XS` }).click();
  await order(page, dress, 'Saffron', 'S', 3);
  await order(page, dress, 'Pomegranate', 'S', 4);
  await order(page, dress, 'Pomegranate', 'M', 5);
  await order(page, dress, 'Pomegranate', 'L', 6);
  await order(page, dress, 'Terracotta', 'M', 7);
  await order(page, dress, 'Terracotta', 'L', 8);
};

const expectFilled = async (page: Page): Promise<void> => {
  for (const [colour, size, units] of [
    ['Saffron', 'XS', 2],
    ['Saffron', 'S', 3],
    ['Pomegranate', 'S', 4],
    ['Pomegranate', 'L', 6],
    ['Terracotta', 'M', 7],
    ['Terracotta', 'L', 8],
  ] as const)
    await expectUnits(page, dress, colour, size, units);
  await expect(page.getByText('USD 2,835.00').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('35 units').filter({ visible: true }).first()).toBeVisible();
};

const giveAddresses = async (page: Page): Promise<void> => {
  // Each width has its own: an address that equals the order's is no entry of the timeline.
  const recipient = isPhone(page) ? 'Armazém, back door' : 'Armazém, front desk';
  const dialog = page.getByRole('dialog');
  // The dialog begins with the address that was used last.
  await expect(dialog.getByLabel('Recipient')).toHaveValue(/^Armazém/);
  await dialog.getByLabel('Recipient').fill('');
  await dialog.getByRole('textbox', { name: 'City' }).fill('');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Recipient field is required.').first()).toBeVisible();
  await expect(dialog.getByText('Enter the city.').first()).toBeVisible();
  await dialog.getByLabel('Recipient').fill(recipient);
  await dialog.getByRole('textbox', { name: 'City' }).fill('Lisboa');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy from Billing' }).click();
  await expect(dialog.getByLabel('Recipient')).toHaveValue(recipient);
  await dialog.getByRole('button', { name: 'Finalize' }).click();
  await expect(dialog).toBeHidden();
};

const send = async (page: Page): Promise<void> => {
  await confirmOrder(page);
  await expect(page.getByText('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS')).toBeVisible();
  await giveAddresses(page);
  await expect(page.getByText('CART CLOSED')).toBeVisible();
  await page.getByRole('link', { name: 'VIEW ORDER' }).click();
};

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

const expectOrder = async (page: Page, title: string, status: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(page.getByRole('article').first().getByText(status, { exact: true }).first()).toBeVisible();
};

/** On a phone the box for messages gives way to a link to the chat. */
const expectWayToWrite = async (page: Page): Promise<void> => {
  const messages = page.getByRole('region', { name: /^Messages with Lume/i });
  await expect(messages.getByRole('link', { name: 'Write to Lume' })).toBeVisible({ visible: isPhone(page) });
  await expect(messages.getByRole('textbox')).toBeVisible({ visible: !isPhone(page) });
};

const answerAsBrand = async (page: Page, orderId: string): Promise<void> => {
  await signIn(page, 'seller@vitrine.example');
  await expect(page).toHaveURL(/\/lume$/);
  await expect.poll(() => kept(page, 'seller_slug')).toBe('lume');
  await page.goto(`/order/${orderId}`);
  await expectOrder(page, retailer, 'Pending Analysis');
  await page.getByLabel('Update the status').selectOption('Processing');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Are you sure? Do you want to update the order status?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, update' }).click();
  await expect(dialog).toBeHidden();
  await expectOrder(page, retailer, 'Processing');
  await logOut(page, 'Inês');
};

test('a retailer finds a brand, fills the grid and sends the order; the brand answers it (R-001, R-002, R-076, R-073, M-04, S-010, S-014, R-203, R-204, R-205, R-206, R-224, R-165, R-188, R-189, R-230, R-240, R-256, S-077, M-25, S-080, R-144, R-145, R-146, S-078, X-059, R-280, S-082, S-085, S-086, S-087, X-069, M-37, M-38, M-39, V-071, V-074, S-088, S-090, S-091, R-289, R-291, R-303, S-098, R-161, P-019, R-003, P-036, S-108, M-40, R-316, R-323, R-031, R-037, R-044, R-045, R-046, R-057, S-013, S-072, B-01, B-04, B-05, B-06, B-07, B-09, B-10, B-11, K-36, D-056)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterFromLanding(page);
  await findBrand(page);
  await choosePricelist(page);
  await browse(page);
  await addTwice(page);
  await (isPhone(page) ? fillByThumb(page) : fillByKeyboard(page));
  await expectFilled(page);
  await expect(page.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expectFilled(page);
  await send(page);
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expectOrder(page, 'Lume', 'Pending Analysis');
  await expectWayToWrite(page);
  const shown = page.getByRole('article').first();
  await expect(shown).toContainText(/No\. \d+/, { useInnerText: true });
  const [, number] = /No\. (\d+)/.exec(await shown.innerText()) ?? [];
  // Sent, and both addresses given.
  await expect(timeline(page).getByRole('listitem')).toHaveCount(3);
  await logOut(page, 'Beatriz');
  for (const key of ['access_token', 'userData', 'user.pricelist'])
    await expect.poll(() => kept(page, key), key).toBeNull();
  await answerAsBrand(page, orderId);
  await signIn(page, 'buyer@vitrine.example');
  await page.goto(`/order/${orderId}`);
  await expectOrder(page, 'Lume', 'Processing');
  await expect(timeline(page).getByRole('listitem')).toHaveCount(4);
  for (const subject of [
    `We received your order #${number}`,
    `New order #${number} from ${retailer}`,
    `Order #${number}: Processing`,
  ])
    await expect.poll(() => outbox(page), subject).toContain(subject);
});
