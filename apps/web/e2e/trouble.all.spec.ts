import { expect, test } from '@playwright/test';
import { enter, withoutAnswers } from './enter.ts';
import { expectUnits, order, confirmOrder, signIn } from './steps.ts';
import { testAt, shopper, dress, loseConnection, findConnection, openCart } from './trouble.fixture.ts';

testAt('@phone');

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

test('without the server a screen says so and tries again on request @once', async ({ page }) => {
  await enter(page, shopper(page));
  await withoutAnswers(page);
  await page.route('**/v2/orders**', (route) => route.abort());
  await page.goto('/order');
  const text = 'The server could not be reached. Nothing you entered is lost: check your connection and try again.';
  await expect(page.getByText(text)).toBeVisible();
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
