import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { password, shop } from './shop.ts';
import { fillLogin, logOut, signIn } from './steps.ts';
import { buyer, kept, refreshCookie, watchErrors } from './sessions.fixture.ts';

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
    for (const tab of tabs) await expect(tab.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    expect(await kept(page, 'userData')).not.toBeNull();
  },
);

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
  await expect
    .poll(async () => [await kept(page, 'access_token'), await kept(page, 'user_type')])
    .toEqual([token, 'seller']);
  // From a page without the program, which would ask for its messages in between and end the session itself.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.goto('/order');
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect.poll(async () => [await kept(page, 'access_token'), await kept(page, 'userData')]).toEqual([null, null]);
});
