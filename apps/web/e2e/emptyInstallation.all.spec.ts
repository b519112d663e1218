import type { ChildProcess } from 'node:child_process';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { administer, emptyShop, startEmptyShop } from './emptyShop.ts';
import { definePassword, fillRegistration, linkIn, mailTo } from './newPeople.ts';
import { cellOf, confirmOrder, expectCartNotice, fillLogin, order } from './steps.ts';

const secret = 'linen-in-lisbon';
const products = 200;
const pictures = 400;
const references = Array.from({ length: products }, (_, place) => `AU-${String(place + 1).padStart(3, '0')}`);

/** A catalogue as a brand would make it in a spreadsheet. */
const sheet = [
  'Reference,Product (English),Collection,Category,Segment,Days until delivery,Sizes,Colour,Colour code,Wholesale World,Retail World,Stock S,Stock M',
  ...references.map(
    (reference) => `${reference},Dress ${reference},Spring 28,Dresses,Women,20,"S, M",Sand,#d8c7a0,10,30,50,50`,
  ),
].join('\n');

/** A picture of one pixel, in base64. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photographs = references.flatMap((reference) => [1, 2].map((shot) => `${reference}_sand_${shot}.png`));

/** Drops two pictures of each product at once, as from a folder. */
const dropPictures = async (place: Locator): Promise<void> => {
  const dataTransfer = await place.page().evaluateHandle(
    ({ names, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      for (const name of names) {
        // The same picture twice is sent once: what follows the end of a PNG makes the two of a product different files.
        const shot = Number(name.at(-5));
        transfer.items.add(new File([bytes, Uint8Array.of(shot)], name, { type: 'image/png' }));
      }
      return transfer;
    },
    { names: photographs, content: pixel },
  );
  await place.dispatchEvent('drop', { dataTransfer });
};

/** Where the second marketplace opens: a host of its own on the same server. */
const norte = emptyShop.url.replace('localhost', 'norte.localhost');

let server: ChildProcess;
test.use({ baseURL: emptyShop.url });
test.beforeAll(async () => {
  server = await startEmptyShop();
});
test.afterAll(() => {
  server.kill('SIGTERM');
});

/** Somebody with a browser of their own. */
const somebody = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: emptyShop.url, viewport: { width: 1440, height: 900 } })).newPage();

const enterByLink = async (page: Page, link: string, email: string): Promise<void> => {
  await definePassword(page, link, email, secret);
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await fillLogin(page, email, secret);
  await expect(page.getByRole('dialog')).toBeHidden();
};

const recoveryLink = /\/recovery\/[\w-]+/;

/** Follows the link of an invitation, chooses a password and signs in. */
const enterAsInvited = async (page: Page, link: string, email: string): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm new password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('main').getByText('Login', { exact: true }).click();
  await fillLogin(page, email, secret);
  await expect(page.getByRole('dialog')).toBeHidden();
};

/** The first person of the account follows the link that the command prints, and gives the account its look. */
const brandAccount = async (staff: Page): Promise<void> => {
  await administer('account', 'create', 'vitrine', '--name', 'Marketplace', '--support-email', 'help@aurora.example');
  const printed = await administer(
    'member',
    'create',
    'kai@aurora.example',
    '--role',
    'staff',
    '--name',
    'Kai',
    '--print-link',
  );
  await enterAsInvited(staff, recoveryLink.exec(printed)?.[0] ?? '', 'kai@aurora.example');
  await staff.goto('/admin/branding');
  await staff.getByRole('link', { name: 'Open the studio' }).click();
  await staff.getByRole('textbox', { name: 'Name', exact: true }).fill('Aurora');
  await staff.getByRole('button', { name: 'Publish', exact: true }).click();
  await staff.getByRole('button', { name: 'Publish now' }).click();
  await expect(staff.getByText('The new look is live.', { exact: false })).toBeVisible();
};

/** Kai opens another marketplace, whose own staff give it a name and a look at its own host; the first one keeps its own. */
const addMarketplace = async (staff: Page, lead: Page): Promise<void> => {
  await staff.goto('/admin/accounts/add');
  await staff.getByRole('textbox', { name: /^Name/ }).fill('Norte');
  await staff.getByRole('textbox', { name: /^Hosts/ }).fill(new URL(norte).hostname);
  await staff.getByRole('textbox', { name: /^Support e-mail/ }).fill('help@norte.example');
  await staff.getByRole('textbox', { name: /^First name/ }).fill('Lia');
  await staff.getByRole('textbox', { name: /^E-mail/ }).fill('lia@norte.example');
  await staff.getByRole('button', { name: 'Add and send link' }).click();
  await expect(staff.getByRole('row', { name: /^Norte norte/ })).toContainText('1 invited');
  const invitation = () => mailTo(staff, 'lia@norte.example', /./);
  await expect.poll(invitation).toContain(`${norte}/recovery/`);
  await enterAsInvited(lead, norte + recoveryLink.exec(await invitation())?.[0], 'lia@norte.example');
  await lead.goto(`${norte}/admin/branding`);
  await lead.getByRole('link', { name: 'Open the studio' }).click();
  await lead.getByRole('textbox', { name: 'Name', exact: true }).fill('Norte Moda');
  await lead.getByRole('button', { name: 'Publish', exact: true }).click();
  await lead.getByRole('button', { name: 'Publish now' }).click();
  await expect(lead.getByText('The new look is live.', { exact: false })).toBeVisible();
  await lead.goto(`${norte}/admin/log?subject=account`);
  await expect(lead.getByRole('main').getByText('Branding of Norte Moda changed')).toBeVisible();
  await expect(lead.getByRole('navigation', { name: 'Areas of the back office' })).not.toContainText('Marketplaces');
  await staff.goto('/admin/accounts');
  await expect(staff.getByRole('row', { name: /^Norte Moda norte/ })).toContainText('1 person');
  await expect(staff.getByRole('rowheader', { name: 'Aurora' })).toBeVisible();
};

const letBrandIn = async (staff: Page, brand: Page): Promise<void> => {
  await brand.goto('/register?type=s');
  const form = brand.getByRole('main');
  await fillRegistration(form, 'ines@lume.example', 'Lume');
  await form.getByRole('button', { name: 'SEND' }).click();
  await expect(form.getByText('Check your email for more information')).toBeVisible();
  await staff.goto('/admin/brands');
  await staff.getByRole('link', { name: 'Lume', exact: true }).click();
  await staff.getByRole('form', { name: 'New brand' }).getByRole('button', { name: 'Approve and send mail' }).click();
  await expect(staff.getByRole('cell', { name: '/lume' })).toBeVisible();
  await enterByLink(brand, await linkIn(brand, 'ines@lume.example', /./), 'ines@lume.example');
};

const enterCatalogue = async (brand: Page): Promise<void> => {
  await brand.goto('/admin/brand/pricelists');
  await brand.getByRole('textbox', { name: /^Name/ }).fill('World');
  await brand.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await brand.getByRole('button', { name: 'Add a price list' }).click();
  await expect(brand.getByRole('rowheader', { name: 'World' })).toBeVisible();
  await brand.goto('/admin/brand/collections/add');
  await brand.getByRole('textbox', { name: /^Name, English/ }).fill('Spring 28');
  await brand.getByRole('checkbox', { name: /^Show in the shop/ }).check();
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand.getByRole('heading', { level: 1, name: 'Spring 28' })).toBeVisible();

  await brand.goto('/admin/brand/products/spreadsheet');
  const file = { name: 'spring.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await brand.getByLabel(/^Changed catalogue/).setInputFiles(file);
  await expect(brand.getByText(`${products} new products`)).toBeVisible();
  await brand.getByRole('button', { name: 'Write all of it' }).click();
  await expect(brand.getByText(/^The catalogue is written/)).toBeVisible();

  await brand.goto('/admin/brand/products/pictures');
  await dropPictures(brand.getByLabel('Pictures', { exact: true }));
  await brand.getByRole('button', { name: `Add ${pictures} pictures` }).click();
  await expect(brand.getByText('In the shop', { exact: true })).toHaveCount(pictures, { timeout: 120_000 });
};

/** The brand says where it comes from, looks at the draft and publishes it. */
const publishPage = async (brand: Page): Promise<void> => {
  await brand.goto('/admin/brand/page');
  await brand
    .locator('summary')
    .filter({ hasText: /^Header$/ })
    .click();
  await brand.getByRole('textbox', { name: /^Place, English/ }).fill('Lisbon');
  await brand.getByRole('button', { name: 'Save draft' }).click();
  await brand.getByRole('button', { name: 'Publish now' }).click();
  await expect(brand.getByText(/^There is no draft/)).toBeVisible();
};

const approveRetailer = async (staff: Page, retailer: Page): Promise<void> => {
  await retailer.goto('/?showLoginPopup=true');
  await retailer.getByRole('dialog', { name: 'WELCOME BACK' }).getByRole('button', { name: 'Register' }).click();
  const dialog = retailer.getByRole('dialog', { name: "LET'S START YOUR REGISTRATION" });
  await dialog.getByRole('button', { name: /I’m a retailer/ }).click();
  await fillRegistration(dialog, 'ana@loja.example', 'Loja Aurora');
  await dialog.getByRole('button', { name: 'SEND' }).click();
  await expect(dialog.getByText(/^Thank you/)).toBeVisible();
  await enterByLink(retailer, await linkIn(retailer, 'ana@loja.example', /Your registration/), 'ana@loja.example');
  await staff.goto('/admin/registrations');
  await staff.getByRole('link', { name: 'Loja Aurora' }).click();
  await staff.getByRole('button', { name: 'Approve', exact: true }).click();
  await staff.getByRole('button', { name: 'Approve and send mail' }).click();
  const history = staff.getByRole('table', { name: 'History' });
  await expect(history.getByRole('rowheader')).toHaveText([/approved$/, /registered$/]);
};

const giveAddresses = async (dialog: Locator): Promise<void> => {
  await dialog.getByRole('textbox', { name: 'Recipient' }).fill('Loja Aurora');
  await dialog.getByRole('textbox', { name: 'Contact name' }).fill('Ana Prado');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('Rua Chile 4');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Salvador');
  await dialog.getByRole('textbox', { name: 'State' }).fill('Bahia');
  await dialog.getByRole('textbox', { name: 'Zip code' }).fill('40020-000');
  await dialog.getByRole('combobox', { name: /^Country/ }).selectOption('Brazil');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Copy from Billing' }).click();
  await dialog.getByRole('button', { name: 'Finalize' }).click();
  await expect(dialog).toBeHidden();
};

/** Answers the address of the order. */
const buy = async (retailer: Page): Promise<string> => {
  await retailer.reload();
  await retailer.getByRole('dialog', { name: 'Welcome, Ana' }).getByText('SEE THE BRANDS').click();
  await retailer.getByRole('link', { name: 'Lume', exact: true }).first().click();
  await retailer.getByRole('dialog', { name: 'Welcome, Ana' }).getByText('GOT IT').click();
  await retailer.getByRole('link', { name: 'MAKE A BUY' }).click();
  const collection = retailer.getByRole('article').filter({ hasText: 'Spring 28' });
  await collection.getByLabel('Price list').selectOption('World');
  await collection.getByRole('button', { name: 'SEE PRODUCTS' }).click();
  await expect(retailer.getByRole('main').getByRole('article')).toHaveCount(12);
  await retailer.getByRole('link', { name: 'Dress AU-001', exact: true }).click();
  await expectCartNotice(retailer, /ITEM ADDED TO BAG!/, () =>
    retailer.getByRole('button', { name: 'Add to cart', exact: true }).click(),
  );
  await retailer.goto('/cart');
  await expect(cellOf(retailer, 'Dress AU-001', 'Sand', 'S')).toBeVisible();
  await order(retailer, 'Dress AU-001', 'Sand', 'S', 4);
  await confirmOrder(retailer);
  await giveAddresses(retailer.getByRole('dialog'));
  await retailer.getByRole('link', { name: 'VIEW ORDER' }).click();
  await expect(retailer).toHaveURL(/\/order\/\d+/);
  return new URL(retailer.url()).pathname;
};

const shipInTwoParts = async (brand: Page, order: string): Promise<void> => {
  await brand.goto(order);
  await brand.getByLabel('Update the status').selectOption('Processing');
  await brand.getByRole('button', { name: 'Update', exact: true }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Yes, update' }).click();
  await expect(brand.getByRole('alertdialog')).toBeHidden();
  await brand.goto('/admin/brand/orders?queue=ship');
  await brand.getByRole('main').getByRole('table').getByRole('link').first().click();
  await brand.getByRole('button', { name: 'Set all to 0' }).click();
  await brand.getByRole('gridcell').first().click();
  await brand.keyboard.type('1');
  await brand.keyboard.press('Enter');
  await brand.getByRole('button', { name: 'Send 1 unit', exact: true }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Send 1 unit' }).click();
  await expect(brand.getByText('Shipment 1', { exact: true })).toBeVisible();
  await brand.getByRole('button', { name: 'Send 3 units' }).click();
  await brand.getByRole('alertdialog').getByRole('button', { name: 'Send 3 units' }).click();
  await expect(brand.getByText('Everything was sent.')).toBeVisible();
};

/** What the audit log says by kind of thing; the orders come last. */
const logged = [
  ['account', 'Branding of Aurora changed', 'Account Norte created'],
  ['brand', 'Brand Lume applied', 'Brand Lume approved'],
  ['pricelist', 'Price list World added'],
  ['collection', 'Collection Spring 28 created'],
  ['catalogue', 'Catalogue imported from a spreadsheet'],
  ['product', 'Pictures of AU-200 Dress AU-200 changed'],
  ['page', 'Page of Lume published'],
  ['retailer', 'Retailer Loja Aurora registered', 'Retailer Loja Aurora approved'],
  ['order', 'Order #1 placed', 'Status of order #1 changed'],
] as const;

test('an empty installation becomes a marketplace: branding, a second marketplace with staff of its own, a brand with 200 products and 400 pictures, a retailer, an order in two parts, each in the audit log (D-048, D-050, D-067, D-114) @once', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const [staff, brand, retailer] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await brandAccount(staff);
  await addMarketplace(staff, await somebody(browser));
  await letBrandIn(staff, brand);
  await enterCatalogue(brand);
  await publishPage(brand);
  await approveRetailer(staff, retailer);
  await shipInTwoParts(brand, await buy(retailer));
  await staff.goto('/admin/log');
  for (const [kind, ...said] of logged) {
    await staff.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    for (const words of said) await expect(staff.getByRole('main').getByText(words).first()).toBeVisible();
  }
  await expect(staff.getByText('Units of order #1 sent')).toHaveCount(2);
});
