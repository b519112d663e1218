import { expect, test, type Page } from '@playwright/test';
import { enter, withoutAnswers } from './enter.ts';
import { countCalls, expectCartNotice, fillLogin, keepPricelist, removeCarts, tookOver } from './steps.ts';

const buyer = 'buyer@vitrine.example';
const brand = 'seller@vitrine.example';

const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The server answers a call with a refusal from now on. */
const refuse = (page: Page, path: string, status: number, said = 'Refused.') =>
  page.route(path, (route) => route.fulfill({ status, json: { message: said, detail: said } }));

const credentials = 'Authentication credentials were not provided.';

test('a session that the server no longer accepts is forgotten, and its user stands at the front door (S-030, S-033, S-034, X-018, X-070) @once', async ({
  page,
}) => {
  await refuse(page, '**/v1/auth/refresh', 401, credentials);
  for (const [who, path, status, address] of [
    [buyer, '**/v1/cart?*', 403, '/cart'],
    [brand, '**/v1/buyers?*', 401, '/buyers'],
    [buyer, '**/v2/products/1', 401, '/product/1'],
  ] as const) {
    await enter(page, who);
    await withoutAnswers(page);
    expect(await kept(page, 'userData')).not.toBeNull();
    await refuse(page, path, status, credentials);
    await page.goto(address);
    await expect(page, address).toHaveURL(/:\d+\/$/);
    for (const key of ['access_token', 'userData', 'user_type'])
      await expect.poll(() => kept(page, key), address).toBeNull();
    await page.unroute(path);
  }
});

test('a token that does not count is forgotten when the front page is read with it (S-032) @once', async ({ page }) => {
  await page.goto('/brands');
  await tookOver(page);
  await page.evaluate(() => localStorage.setItem('access_token', 'stale'));
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => kept(page, 'access_token')).toBeNull();
  await expect(page.locator('[data-component=Hero]').first()).toBeVisible();
});

test('a front page that is refused forgets what an earlier visit left; one that cannot be reached keeps it (X-021) @once', async ({
  page,
}) => {
  let status = 503;
  await page.route('**/v1/landing', (route) => route.fulfill({ status, json: { detail: 'Not now.' } }));
  // The directory would write the filter itself.
  await page.goto('/lume');
  await tookOver(page);
  const left = () => page.evaluate(() => [localStorage.getItem('last_filter'), localStorage.getItem('language_code')]);
  await page.evaluate(() => {
    localStorage.setItem('last_filter', 'tag=new');
    localStorage.setItem('language_code', 'en');
  });
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await left()).toEqual(['tag=new', 'en']);
  status = 400;
  await again.click();
  await expect.poll(left).toEqual([null, 'en']);
  await expect(again).toBeVisible();
  await page.unroute('**/v1/landing');
  await again.click();
  await expect(page.locator('[data-component=Hero]').first()).toBeVisible();
});

test('a cart that cannot be read leaves the session as it is; a product that is gone leads to the front page (X-019, X-071) @once', async ({
  page,
}) => {
  await enter(page, buyer);
  await withoutAnswers(page);
  await refuse(page, '**/v1/cart?*', 400);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await kept(page, 'userData')).not.toBeNull();
  await page.unroute('**/v1/cart?*');
  // The message goes by itself: it is looked for while the page still loads.
  await Promise.all([
    expect(page.getByText('This product is no longer in the shop.')).toBeVisible(),
    page.goto('/product/999999'),
  ]);
  // A retailer's front page is the directory.
  await expect(page).toHaveURL(/\/brands$/);
});

test('the login opens by its address, which is cleared; then the brand of the user comes before `next`, and without either the front page (R-058, S-018, S-021) @once', async ({
  page,
}) => {
  await page.goto('/whoweare?next=%2Fbrands&showLoginPopup=true');
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await expect(page).toHaveURL(/\/whoweare\?next=%2Fbrands$/);
  await fillLogin(page, brand);
  await expect(page).toHaveURL(/\/lume$/);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/whoweare?showLoginPopup=true');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/\/brands$/);
});

test('a listing forgets a price list without products, reads an empty one as none, and begins at page 1 with each filter (S-073, S-074, S-075) @once', async ({
  page,
}) => {
  await enter(page, brand);
  await withoutAnswers(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/products') asked.push(searchParams.get('pricelist'));
  });
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/lume/collections/1?pricelist=9999');
  await expect(cards).toHaveCount(12);
  await expect(page).not.toHaveURL(/pricelist/);
  expect(asked).toEqual(['9999', null]);
  await page.goto('/lume/collections/1?pricelist=null&page=2');
  await expect(cards).toHaveCount(8);
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().click();
  await expect(page).not.toHaveURL(/page=/);
});

test('a product with one variation goes into the cart at once; sizes are read in inches too, and units end at 0 (S-076, S-081, V-062) @once', async ({
  page,
}) => {
  await enter(page, 'buyer-11@shops.example');
  await keepPricelist(page, 1);
  await page.goto('/product/1');
  const units = page.getByRole('group', { name: 'Sizes' }).getByRole('textbox').first();
  // Nothing is written where nothing is ordered.
  await units.fill('-2');
  await units.press('Tab');
  await expect(units).toHaveValue('');
  await page.getByRole('button', { name: 'Size chart' }).click();
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  const figure = async () => Number((await chart.getByRole('cell').first().innerText()).replace(',', '.'));
  const centimetres = await figure();
  await chart.getByRole('button', { name: 'inches' }).click();
  await expect.poll(async () => Math.round((await figure()) * 2.54)).toBe(Math.round(centimetres));
  await chart.getByRole('button', { name: 'cm' }).click();
  await expect.poll(figure).toBe(centimetres);
  await withoutAnswers(page);
  await page.route('**/v2/products/2', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { variations: unknown[] } };
    await route.fulfill({ response: answer, json: { data: { ...data, variations: data.variations.slice(0, 1) } } });
  });
  await page.goto('/product/2');
  await expectCartNotice(page, /ITEM (ADDED TO|ALREADY IN) BAG!/, () =>
    page.getByRole('button', { name: 'Add to cart', exact: true }).click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('quantities typed on a card with Enter between them reach the cart one by one, and survive a reload until they are added (R-238) @once', async ({
  page,
}) => {
  await enter(page, 'buyer-23@shops.example');
  await removeCarts(page);
  await keepPricelist(page, 1);
  await page.goto('/lume/collections/1');
  const card = page.getByRole('main').getByRole('article').nth(3);
  const name = await card.getByRole('heading').innerText();
  const line = page.getByRole('region', { name: `Sizes of ${name}` });
  const open = () => card.getByRole('button', { name: `order ${name} by size` }).click();
  await open();
  const fields = line.getByRole('textbox').and(page.locator(':enabled'));
  await expect(fields.first()).toBeFocused();
  for (const key of ['3', 'Enter', '4', 'Enter', '5', 'Tab']) await page.keyboard.press(key);
  await page.reload();
  await open();
  for (const [at, units] of ['3', '4', '5'].entries()) await expect(fields.nth(at)).toHaveValue(units);
  await line.getByRole('button', { name: 'Add to cart' }).click();
  await expect(line).toBeHidden();
  await open();
  await expect(line).toContainText('In cart: 12 units');
  for (const [at, units] of ['3', '4', '5'].entries()) await expect(fields.nth(at)).toHaveValue(units);
});

test('failures that change nothing for the reader are only logged (X-042, X-047, X-050, X-074, X-081) @once', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('Not allowed.')) });
  });
  await enter(page, buyer);
  await withoutAnswers(page);
  await page.goto('/order');
  await page.getByRole('link', { name: 'Copy link' }).first().click();
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The link could not be copied.'));
  await expect(page.getByText('Link copied to clipboard')).toHaveCount(0);

  await refuse(page, '**/v1/connections/seller/*', 500);
  await page.goto('/lume');
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The connection could not be read.'));
  await expect(page.getByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  await expect(page.getByRole('button', { name: /CONNECTION$/ })).toHaveCount(0);

  await refuse(page, '**/v1/connections?*', 404);
  await page.goto('/connections');
  await expect(page.getByText(/^No (connections yet|requests to answer)$/)).toBeVisible();

  await page.route('**/v2/brands/autocomplete?*', (route) => route.abort());
  await page.goto('/brands');
  const search = page.getByRole('combobox', { name: 'Search brands' });
  await search.fill('lume');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'L', exact: true })).toBeVisible();

  await page.route('**/v2/profile/domains', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto('/profile?tab=company');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.status() === 500);
  await page.getByRole('button', { name: /BUSINESS DOMAINS/ }).click();
  await page.getByRole('option').first().click();
  await sent;
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('retailers of every stage have a profile, with Brazil as the country of a new phone; approved ones find all their places in the header (P-042, P-043, P-061, V-079) @once', async ({
  page,
}) => {
  await enter(page, 'review@vitrine.example');
  await page.goto('/profile?tab=address');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Billing address' }).getByRole('button', { name: /\+55/ })).toBeVisible();
  await enter(page, buyer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Brands' })).toBeVisible();
  for (const name of [/^Cart/, /^Orders/]) await expect(header.getByRole('link', { name }).first()).toBeVisible();
  for (const name of [/^Messages/, /^Connection requests/])
    await expect(header.getByRole('button', { name })).toBeVisible();
  await header.getByText('Beatriz').click();
  await expect(page.getByRole('link', { name: 'My Profile' }).filter({ visible: true })).toBeVisible();
});

test('a form without what it needs sends nothing, and says so when the server fails (S-049, S-070, V-015, V-023, V-031) @once', async ({
  page,
}) => {
  await page.goto('/');
  await tookOver(page);
  const subscribed = countCalls(page, '/api/maillist/');
  await page.route('**/api/maillist/', (route) => route.fulfill({ status: 503, body: '' }));
  const subscribe = page.getByRole('button', { name: 'SUBSCRIBE' });
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@visitor.example');
  await subscribe.click();
  await expect(page.getByRole('radio', { name: 'Retailer' })).toBeFocused();
  expect(subscribed()).toBe(0);
  await page.getByRole('radio', { name: 'Retailer' }).check();
  await subscribe.click();
  await expect(page.getByText('We could not subscribe you just now. Please try again.')).toBeVisible();
  expect(subscribed()).toBe(1);

  const changed = countCalls(page, '/api/recovery/');
  await page.goto('/recovery/some-token-of-a-mail');
  await tookOver(page);
  await page.getByLabel('New password', { exact: true }).fill('linen-in-lisbon');
  await page.getByRole('button', { name: 'Confirm' }).click({ force: true });
  // A call that comes after the press: one that the press sends would have come before it.
  expect(await page.evaluate(async () => (await fetch('/readyz')).status)).toBe(200);
  expect(changed()).toBe(0);

  const registered = countCalls(page, '/v1/preregistration');
  await page.goto('/register');
  await tookOver(page);
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription('Company name is invalid');
  expect(registered()).toBe(0);
  await page.getByLabel('Company name').fill('Loja Journey');
  await page.getByRole('button', { name: 'SEND' }).click();
  await expect(page.getByText('Company website or instagram is invalid')).toBeVisible();
  expect(registered()).toBe(1);

  await page.goto('/lume');
  await tookOver(page);
  await page.route('**/v2/form-submissions/**', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@visitor.example');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Store name' }).fill('Loja Journey');
  await page.getByRole('textbox', { name: 'Message' }).fill('May I see your line sheet?');
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
  await expect(page.getByText('There was an error sending your message. Please try again later.')).toBeVisible();
});

test('a link to a partner site carries a ticket, never the access token (R-162, D-133) @once', async ({ page }) => {
  await enter(page, buyer);
  const token = (await kept(page, 'access_token')) ?? '';
  await page.route('https://academy.vitrine.example/**', (route) => route.fulfill({ body: 'Welcome.' }));
  await page.goto('/brands');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main' }).getByRole('link', { name: 'Trade academy' }).click();
  await expect(page).toHaveURL(/^https:\/\/academy\.vitrine\.example\/courses\?.*token=[\w-]+/);
  expect(page.url()).not.toContain(token);
});
