import { expect, test, type BrowserContext } from '@playwright/test';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { logOut, signIn } from './steps.ts';
import { buyer, kept, refreshCookie, watchErrors } from './sessions.fixture.ts';

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
  await expect.poll(() => refreshCookie(context)).toBeUndefined();
  for (const token of tokens) expect(await statusWith(token)).toBe(401);
  const refreshed = await page.request.post('/v1/auth/refresh', { data: { refresh_token: cookie?.value } });
  expect(refreshed.status()).toBe(401);
});

test('a second tab notices that the user logged out, and who signs in next (B-05, X-072) @once', async ({
  page,
  context,
}) => {
  const errors = watchErrors(context);
  await enter(page, buyer);
  await page.goto('/brands');
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

test(
  'a link with a token signs in; the token leaves the address and its history before anything is asked for (R-055, B-02, S-024, S-025, S-027, S-028, D-134)',
  { tag: '@once' },
  async ({ page, browser }) => {
    await enter(page, buyer);
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
    await expect.poll(() => kept(arriving, 'temporary_token')).toBeNull();
    expect(await kept(arriving, 'access_token')).toBe(token);
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
    await expect.poll(() => kept(visitor, 'temporary_token')).toBeNull();
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
