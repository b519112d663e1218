import { expect, test } from '@playwright/test';
import { enter, withoutAnswers } from './enter.ts';
import { testAt, shopper } from './trouble.fixture.ts';

testAt('@once');

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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('a user without a first name is signed out and led to the front page (S-029) @once', async ({ page }) => {
  await enter(page, shopper(page));
  await withoutAnswers(page);
  await page.route('**/v1/auth/user-data', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), first_name: '' } });
  });
  await page.goto('/order');
  await expect(page).toHaveURL(/\/$/);
  for (const key of ['access_token', 'userData', 'user_type'])
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the tabs of the orders begin at their first page and read it again (S-114) @once', async ({ page }) => {
  await enter(page, 'seller@vitrine.example');
  await withoutAnswers(page);
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
