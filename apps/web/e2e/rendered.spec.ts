import { expect, test, type Page } from '@playwright/test';
import { testMarkup, testTakeOver } from './rendered.fixture.ts';
import { field, retailer, said } from './messages.fixture.ts';
import { shop } from './shop.ts';
import { enter } from './enter.ts';
import { callApi, countCalls, hold, putIntoCart, tookOver } from './steps.ts';
import { drawnAgain, movedSince, watch } from './takeOver.ts';

const program = /\/assets\/.*\.js$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  testMarkup('vitrine');
});

testTakeOver('vitrine');

test('a press before the program has come is answered once it has', async ({ page }) => {
  // Not even the entry runs: the page's own script keeps the press.
  const letGo = await hold(page, program);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'LOGIN' }).filter({ visible: true }).click();
  letGo();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is typed before the program has come is kept (D-111) @once', async ({ page }) => {
  const letGo = await hold(page, program);
  await page.goto('/register', { waitUntil: 'commit' });
  const company = page.getByRole('textbox', { name: 'Company name' });
  await company.fill('Early Shop');
  letGo();
  await tookOver(page);
  // React draws the form again, with what it knows.
  await page.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await expect(company).toHaveValue('Early Shop');
});

test('a message that Enter sends before the program has come is sent once it has (D-111, V-069) @once', async ({
  page,
}) => {
  await enter(page, retailer.email);
  const letGo = await hold(page, program);
  await page.goto('/messages/2', { waitUntil: 'commit' });
  await field(page).fill('Early bird');
  await page.keyboard.press('Enter');
  const stored = page.waitForRequest((request) => request.url().endsWith('/send'));
  letGo();
  expect((await stored).postData()).toContain('Early bird');
  await expect(said(page, 'Early bird')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('what is chosen and pressed on a part that the program has not reached yet is repeated there (D-111) @once', async ({
  page,
}) => {
  const letGo = await hold(page, /BelowHeroes.*\.js$/);
  await page.goto('/');
  await tookOver(page);
  await page.getByRole('radio', { name: 'Retailer' }).check();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('early@visitor.example');
  const subscribed = page.waitForRequest('**/api/maillist/');
  await page.getByRole('button', { name: 'SUBSCRIBE' }).click();
  letGo();
  expect((await subscribed).postDataJSON()).toMatchObject({ email: 'early@visitor.example' });
});

/** Two carts and an order, for a retailer. */
const ownPaths = async (page: Page, who: string): Promise<string[]> => {
  if (!who.startsWith('buyer')) return [];
  await putIntoCart(page, 1, 1);
  await putIntoCart(page, 62, 4);
  const { data } = (await callApi(page, 'GET', '/v2/orders')) as {
    data: { data: { data: { id: number }[] } };
  };
  const [order] = data.data.data;
  if (!order) throw new Error(`${who} has no order.`);
  return ['/cart', `/order/${order.id}`];
};

test('screens of users come drawn with their answers, and React draws nothing of them again (D-111) @once', async ({
  page,
}) => {
  const problems = await watch(page, ['header', 'main']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [who, paths] of [
    ['buyer-14@shops.example', ['/brands', '/lume/collections/1', '/product/2', '/order', '/newhome']],
    ['seller@vitrine.example', ['/brands', '/admin/brand/orders', '/admin/brand/products']],
    ['staff@vitrine.example', ['/admin', '/admin/orders?lang=pt-BR']],
  ] as const) {
    await enter(page, who);
    for (const path of [...paths, ...(await ownPaths(page, who))]) {
      asked.length = 0;
      await page.goto(path);
      await tookOver(page);
      // The last of the header's calls to begin: what would have been asked for before it has been.
      await expect.poll(() => asked, path).toContain('/v1/inbox-messages/changes');
      const again = asked.filter((each) =>
        ['/v1/auth/user-data', '/v1/cart', '/v1/products', '/v2/orders'].includes(each),
      );
      const drawn = await drawnAgain(page, ['header', 'main']);
      // A button that moves away between the press and the release of a mouse is not pressed.
      const moved = await movedSince(page);
      expect({ path, problems, again, drawn, moved }).toEqual({ path, problems: [], again: [], drawn: [], moved: [] });
    }
  }
});

test('a listing comes drawn with the price list chosen last; where only the browser knows it, the browser draws it, without an error (D-111) @once', async ({
  page,
}) => {
  const problems = await watch(page, ['header', 'main']);
  await enter(page, 'buyer-21@shops.example');
  await page.evaluate(() => localStorage.setItem('user.pricelist', '1'));
  const calls = countCalls(page, '/v1/products');
  for (const expected of [1, 1]) {
    await page.goto('/lume/collections/1');
    await expect(page.getByRole('combobox', { name: 'Price list' })).toHaveValue('1');
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('USD');
    await tookOver(page);
    expect([calls(), problems]).toEqual([expected, []]);
  }
  expect(await drawnAgain(page, ['header', 'main'])).toEqual([]);
});

test('a user finds no visitor’s page on the way to the brands (R-002) @once', async ({ page, context }) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: shop.url }]);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('.v-waiting')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});
