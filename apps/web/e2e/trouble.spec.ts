import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectUnits, isPhone, order, putIntoCart, removeCarts, confirmOrder, signIn, tookOver } from './steps.ts';

const shopper = (page: Page): string => `buyer-${isPhone(page) ? 10 : 8}@shops.example`;
const dress = 'Greta linen dress';

test('an unknown address is answered by a page inside the shell (D-045)', async ({ page }) => {
  await page.goto('/nothing/lives/here');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all brands' }).click();
  await expect(page).toHaveURL(/\/brands$/);
});

test('pictures that have not come are given up with their screen, so the next one does not wait for them @once', async ({
  page,
}) => {
  const waiting = new Set<string>();
  const givenUp = new Set<string>();
  // Held until their page is closed, as by a server that has much to draw.
  await page.route('**/media/drawn/goods.**', (route) => void waiting.add(route.request().url()));
  page.on('requestfailed', (request) => givenUp.add(request.url()));
  await enter(page, shopper(page));
  await page.goto('/newhome');
  await expect.poll(() => waiting.size).toBeGreaterThan(6);
  const left = [...waiting];
  await page.getByRole('region', { name: 'Latest Line sheets' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => left.filter((url) => !givenUp.has(url))).toEqual([]);
});

test('an expired session is refreshed once and goes on (A-008, B-03) @once', async ({ page }) => {
  await enter(page, shopper(page));
  const stale = 'a'.repeat(43);
  await page.evaluate((token) => localStorage.setItem('access_token', token), stale);
  let refreshed = 0;
  page.on('request', (request) => (refreshed += Number(request.url().endsWith('/v1/auth/refresh'))));
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(stale);
  expect(refreshed).toBe(1);
});

test('a session that cannot be refreshed ends at the front page, and nothing of it stays (X-022, S-028, X-072) @once', async ({
  page,
}) => {
  await enter(page, shopper(page));
  // From a page without the program, which would ask for its messages in between and end the session itself.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'stale');
  });
  await page.context().clearCookies();
  await page.goto('/order');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('a user without a first name is signed out and led to the front page (S-029) @once', async ({ page }) => {
  await enter(page, shopper(page));
  await page.route('**/v1/auth/user-data', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), first_name: '' } });
  });
  await page.goto('/order');
  await expect(page).toHaveURL(/\/$/);
  for (const key of ['access_token', 'userData', 'user_type'])
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the front page keeps its place while it loads (S-046)', async ({ page }) => {
  await page.goto('/brands');
  await tookOver(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/v1/landing', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
  const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect(waiting).toBeVisible();
  release();
  await expect(page.locator('[data-component=Hero]').first()).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('the tabs of the orders begin at their first page and read it again (S-114) @once', async ({ page }) => {
  await enter(page, 'seller@vitrine.example');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/v2/orders') asked.push(search);
  });
  await page.goto('/order');
  const tab = (name: string) => page.getByRole('button', { name });
  await tab('Past Orders').click();
  await expect.poll(() => asked).toEqual(['', '?past=1']);
  await tab('Current Orders').click();
  await expect.poll(() => asked).toEqual(['', '?past=1', '']);
});

test('without the server a screen says so and tries again on request @once', async ({ page }) => {
  await enter(page, shopper(page));
  await page.route('**/v2/orders**', (route) => route.abort());
  await page.goto('/order');
  const text = 'The server could not be reached. Nothing you entered is lost: check your connection and try again.';
  await expect(page.getByText(text)).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/v2/orders**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('without the server the login keeps what was typed and can be tried again (D-031) @once', async ({ page }) => {
  await page.goto('/');
  await page.route('**/o/token/', (route) => route.abort());
  await page.getByRole('button', { name: 'LOGIN' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(shopper(page));
  await dialog.locator('input[type=password]').fill('vitrine-demo');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText(/could not be reached/)).toBeVisible();
  await page.unroute('**/o/token/');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/brands$/);
});

const loseConnection = (page: Page) => page.route('**/v1/cart/products/items/**', (route) => route.abort());
const findConnection = (page: Page) => page.unroute('**/v1/cart/products/items/**');

const openCart = async (page: Page): Promise<void> => {
  await enter(page, shopper(page));
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  await page.goto('/cart');
  await expect(page.getByText('CART OPEN')).toBeVisible();
};

test('quantities typed without a connection stay and are sent when it is back (S-083)', async ({ page }) => {
  await openCart(page);
  await loseConnection(page);
  await order(page, dress, 'Saffron', 'XS', 4);
  await order(page, dress, 'Saffron', 'S', 5);
  await expect(page.getByText('2 changes wait for the connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
  await findConnection(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('2 changes wait for the connection')).toHaveCount(0);
  await page.reload();
  await expectUnits(page, dress, 'Saffron', 'XS', 4);
  await expectUnits(page, dress, 'Saffron', 'S', 5);
});

test('quantities that waited are sent after a reload too @once', async ({ page }) => {
  await openCart(page);
  await loseConnection(page);
  await order(page, dress, 'Saffron', 'M', 6);
  await expect(page.getByText('1 change waits for the connection')).toBeVisible();
  await findConnection(page);
  await page.reload();
  await expectUnits(page, dress, 'Saffron', 'M', 6);
  await expect(page.getByText('1 change waits for the connection')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsaved_cells'))).toBeNull();
  await confirmOrder(page);
  await expect(page.getByText('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS')).toBeVisible();
});

test('tabs follow each other: a typed quantity shows in both, and a cart that was sent can be sent from no other (R-280, S-082, R-290)', async ({
  page,
  context,
}) => {
  await openCart(page);
  await order(page, dress, 'Saffron', 'M', 6);
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled', 'true');
  await order(page, dress, 'Saffron', 'S', 3);
  await expectUnits(other, dress, 'Saffron', 'S', 3);
  await confirmOrder(page);
  await expect(page.getByText('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS')).toBeVisible();
  await expect(other.getByRole('button', { name: 'SEND ORDER' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: /VIEW ORDER/ })).toBeVisible();
  await other.close();
});

test('colleagues in one cart see each other, and choose where both wrote (A-081, A-082, R-280)', async ({
  page,
  browser,
  contextOptions,
}) => {
  await openCart(page);
  const colleague = await (await browser.newContext(contextOptions)).newPage();
  await signIn(colleague, shopper(page));
  await colleague.goto('/cart');
  await expectUnits(colleague, dress, 'Saffron', 'XS', 0);
  await order(page, dress, 'Saffron', 'XS', 4);
  await expectUnits(colleague, dress, 'Saffron', 'XS', 4, { timeout: 2000 });
  await loseConnection(colleague);
  await order(colleague, dress, 'Saffron', 'XS', 7);
  await expect(colleague.getByText('1 change waits for the connection')).toBeVisible();
  await order(page, dress, 'Saffron', 'XS', 5);
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  await findConnection(colleague);
  await colleague.evaluate(() => dispatchEvent(new Event('online')));
  await expect(
    colleague.getByText('You wrote 7. A colleague or another window of yours wrote 5 in the meantime.'),
  ).toBeVisible();
  await expectUnits(page, dress, 'Saffron', 'XS', 5);
  await colleague.getByRole('button', { name: 'Keep 7' }).click();
  await expectUnits(page, dress, 'Saffron', 'XS', 7, { timeout: 2000 });
  await expect(colleague.getByText(/in the meantime/)).toHaveCount(0);
  await colleague.context().close();
});
