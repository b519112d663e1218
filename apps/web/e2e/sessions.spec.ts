import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { password, shop } from './shop.ts';
import { fillLogin, logOut, signIn } from './steps.ts';

const buyer = 'buyer@vitrine.example';

const kept = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const refreshCookie = async (context: BrowserContext) =>
  (await context.cookies(`${shop.url}/v1/auth`)).find(({ name }) => name === 'refresh_token');

/** Errors of the console and of scripts, in every tab of a browser. */
const watchErrors = (context: BrowserContext): string[] => {
  const errors: string[] = [];
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  context.on('weberror', (error) => errors.push(error.error().message));
  return errors;
};

/** Every access token that the browser shows to the server from now on. */
const captureTokens = (context: BrowserContext): Set<string> => {
  const tokens = new Set<string>();
  context.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token) tokens.add(token);
  });
  return tokens;
};

test('scripts cannot read the refresh token, and a reload keeps the session (B-01, B-03) @once', async ({
  page,
  context,
}) => {
  const errors = watchErrors(context);
  await signIn(page, buyer);
  expect(await refreshCookie(context)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/v1/auth' });
  expect(await kept(page, 'refresh_token')).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('refresh_token');
  expect(await kept(page, 'access_token')).not.toBeNull();
  await page.goto('/order');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('after logging out no token of that sign-in opens anything (R-161) @once', async ({ page, context }) => {
  const tokens = captureTokens(context);
  await signIn(page, buyer);
  await page.evaluate(() => localStorage.setItem('access_ends', '0'));
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect.poll(() => tokens.size).toBe(2);
  const cookie = await refreshCookie(context);
  const statusWith = async (token: string) =>
    (await page.request.get('/v1/auth/me', { headers: { authorization: `Bearer ${token}` } })).status();
  for (const token of tokens) expect(await statusWith(token)).toBe(200);
  await logOut(page, 'Beatriz');
  expect(await refreshCookie(context)).toBeUndefined();
  for (const token of tokens) expect(await statusWith(token)).toBe(401);
  const refreshed = await page.request.post('/v1/auth/refresh', { data: { refresh_token: cookie?.value } });
  expect(refreshed.status()).toBe(401);
});

test('a session is refreshed before its access token ends: no call is refused (A-008) @once', async ({
  page,
  context,
}) => {
  const errors = watchErrors(context);
  await signIn(page, buyer);
  const first = await kept(page, 'access_token');
  await page.evaluate(() => localStorage.setItem('access_ends', String(Date.now() + 10_000)));
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect.poll(() => kept(page, 'access_token')).not.toBe(first);
  expect(errors).toEqual([]);
});

test(
  'ten tabs whose access token ended at the same moment stay signed in (A-008)',
  { tag: '@once' },
  async ({ page, context }) => {
    await signIn(page, buyer);
    const tabs = [page];
    while (tabs.length < 10) tabs.push(await context.newPage());
    await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
    await Promise.all(tabs.map((tab) => tab.goto('/order', { waitUntil: 'commit' })));
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible({ timeout: 30_000 });
    expect(await kept(page, 'userData')).not.toBeNull();
  },
);

test('a second tab notices that the user logged out, and who signs in next (B-05, X-072) @once', async ({
  page,
  context,
}) => {
  const errors = watchErrors(context);
  await signIn(page, buyer);
  const second = await context.newPage();
  await second.goto('/order');
  await expect(second.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await logOut(page, 'Beatriz');
  await expect(second).toHaveURL(/\/$/);
  await expect(second.getByRole('button', { name: 'LOGIN' }).first()).toBeVisible();
  await signIn(page, 'seller@vitrine.example');
  await expect(page).toHaveURL(/\/lume$/);
  await expect(second).toHaveURL(/\/lume$/);
  // A call of the second tab that was under way when the first one logged out is refused, as it must be.
  expect(errors.filter((said) => !said.includes('status of 401'))).toEqual([]);
});

test('a sign-out that did not reach the server is repeated at the next start @once', async ({ page, context }) => {
  await signIn(page, buyer);
  const cookie = await refreshCookie(context);
  await page.route('**/v1/auth/logout', (route) => route.abort());
  await logOut(page, 'Beatriz');
  expect(await refreshCookie(context)).toMatchObject({ value: cookie?.value });
  await page.unroute('**/v1/auth/logout');
  await page.goto('/');
  await expect.poll(() => refreshCookie(context)).toBeUndefined();
  await page.goto('/?showLoginPopup=true');
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/\/brands$/);
});

test('a server that knows no cookies is used by the field and storage (A-004, A-008, B-03) @once', async ({
  page,
  context,
}) => {
  // The same wire without the header: what another server sees of it.
  await context.route(/\/(o\/token\/|v1\/auth\/refresh)$/, (route) => {
    const { 'x-session': _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await signIn(page, buyer);
  expect(await refreshCookie(context)).toBeUndefined();
  const first = await kept(page, 'refresh_token');
  expect(first).toMatch(/^[\w-]{43}$/);
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.goto('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  await expect.poll(() => kept(page, 'refresh_token')).not.toBe(first);
  expect(await refreshCookie(context)).toBeUndefined();
});

test(
  'a link with a token signs in; the token leaves the address and its history before anything is asked for (R-055, B-02, S-024, S-025, S-027, S-028, D-134)',
  { tag: '@once' },
  async ({ page, browser }) => {
    await signIn(page, buyer);
    const token = (await kept(page, 'access_token')) ?? '';
    const context = await browser.newContext({ baseURL: shop.url });
    const errors = watchErrors(context);
    const arriving = await context.newPage();
    const asked: string[] = [];
    arriving.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await arriving.goto(`/order?past=1&token=${token}`);
    await expect(arriving.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    await expect(arriving).toHaveURL(/\/order(\/\d+)?\?past=1$/);
    expect(asked.slice(1).filter((line) => line.includes(token))).toEqual([]);
    expect([await kept(arriving, 'temporary_token'), await kept(arriving, 'access_token')]).toEqual([null, token]);
    expect(errors).toEqual([]);
    // A token that does not work signs nobody out.
    await arriving.goto('/order?token=spent');
    await expect(arriving.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    await expect(arriving).not.toHaveURL(/token=/);
    await context.close();
    const visitor = await browser.newPage({ baseURL: shop.url });
    await visitor.goto('/order?token=spent');
    await expect(visitor.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
    await expect(visitor).toHaveURL(`${shop.url}/`);
    expect(await kept(visitor, 'temporary_token')).toBeNull();
    await visitor.close();
  },
);

test('a page opened with a token has lost it from its address before anything is shown (R-055, D-134) @once', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const answer = await page.goto('/brands?past=1&token=spent#top', { waitUntil: 'commit' });
  expect(await answer?.text()).not.toContain('<h1');
  // The partner's mark, which stands on the page for as long as the program is on its way.
  await expect(page.locator('.v-waiting-name')).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/brands?past=1#top`);
  expect(await page.evaluate(() => history.length)).toBe(2);
  release();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
});

/** An access token of somebody who signed in elsewhere. */
const tokenOf = async (page: Page, username: string): Promise<string> => {
  const answer = await page.request.post('/o/token/', {
    form: { grant_type: 'password', username, password },
    headers: { authorization: `Basic ${btoa('vitrine-web:')}` },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
};

test('the token of a link comes before the session that was here, whose cookie does not renew it (A-001, B-02, R-055) @once', async ({
  page,
}) => {
  await enter(page, buyer);
  const token = await tokenOf(page, 'seller@vitrine.example');
  await page.goto(`/order?token=${token}`);
  await expect(page.getByRole('button', { name: 'Past Orders' })).toBeVisible();
  expect([await kept(page, 'access_token'), await kept(page, 'user_type')]).toEqual([token, 'seller']);
  // From a page without the program, which would ask for its messages in between and end the session itself.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.goto('/order');
  await expect(page).toHaveURL(`${shop.url}/`);
  expect([await kept(page, 'access_token'), await kept(page, 'userData')]).toEqual([null, null]);
});
