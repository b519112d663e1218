import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { callApi, fillLogin } from './steps.ts';

const brand = { email: 'seller@vitrine.example', slug: 'lume', name: 'Lume' };

interface Retailer {
  id: number;
  name: string;
}

/** Signs a brand's person in, and picks a retailer that has no connection with the brand yet. */
const findStranger = async (page: Page): Promise<Retailer & { email: string }> => {
  await enter(page, brand.email);
  const read = async <T>(path: string) => (await callApi(page, 'GET', path)).data as { data: T[] };
  const known = await read<{ buyer: { id: number } }>('/v1/connections?pending=0');
  const { data: retailers } = await read<Retailer>('/v1/buyers');
  // Others sign in as the people of the first twenty; those beyond the demo's registered in other journeys.
  const stranger = retailers.find(({ id }) => id > 20 && id <= 36 && !known.data.some(({ buyer }) => buyer.id === id));
  if (!stranger) throw new Error('Every retailer has a connection with the brand.');
  return { ...stranger, email: `buyer-${stranger.id}@shops.example` };
};

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

const requests = /^Connection requests, \d+ waits? for your answer$/;

test.describe('of both sides', () => {
  let seller: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    seller = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => seller.context().close());

  test('a retailer asks, the brand accepts in its header, both are connected and can write (R-149, R-331, S-054, S-055, S-058, S-063, S-065, A-047, A-048, A-069)', async ({
    page,
  }) => {
    const stranger = await findStranger(seller);
    await enter(page, stranger.email);
    await page.goto(`/${brand.slug}`);
    await press(page, 'connect');
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await page.goto(`/${brand.slug}`);
    await expect(page.getByRole('button', { name: 'REQUEST PENDING' })).toHaveAttribute('aria-disabled', 'true');

    await seller.goto(`/${brand.slug}`);
    await expect(seller.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
    await expect(seller.locator('[data-component=ConnectionButton]')).toHaveCount(0);
    await press(seller, requests);
    const panel = seller.getByRole('region', { name: 'Connection requests' });
    await press(seller, `ACCEPT, ${stranger.name}`);
    await expect(panel.getByRole('article', { name: stranger.name })).toHaveCount(0);
    await expect(panel).toBeFocused();
    await seller.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('link', { name: 'SEND MESSAGE' })).toBeVisible();
    await seller.goto(`/buyers/${stranger.id}`);
    await expect(seller.getByText('CONNECTED', { exact: true })).toBeVisible();
  });

  test('a brand reads the welcome text and asks, the retailer declines, and asks itself later (M-29, S-056, S-062, S-066, S-067, A-049, A-070, D-099) @once', async ({
    page,
  }) => {
    const stranger = await findStranger(seller);
    await seller.goto(`/buyers/${stranger.id}`);
    await press(seller, 'REQUEST CONNECTION');
    await expect(seller.getByRole('dialog', { name: `A message from ${stranger.name}` })).toBeVisible();
    await seller.keyboard.press('Escape');
    await expect(seller.getByRole('button', { name: 'REQUEST PENDING' })).toBeVisible();

    await enter(page, stranger.email);
    await page.goto('/connections');
    await expect(page).toHaveTitle(/^My Connections/);
    await press(page, `DECLINE, ${brand.name}`);
    const block = page.getByRole('main').getByRole('article', { name: brand.name });
    await expect(block).toHaveCount(0);
    await press(page, 'ALL');
    await expect(block.getByText('DECLINED')).toBeVisible();

    await seller.reload();
    await expect(seller.getByRole('button', { name: 'REQUEST PENDING' })).toBeVisible();
    await block.getByRole('link', { name: brand.name }).click();
    await page.getByRole('button', { name: 'connect', exact: true }).click();
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await seller.reload();
    await expect(seller.getByRole('button', { name: 'ACCEPT CONNECTION' })).toBeVisible();
  });

  test('a visitor signs in to ask; the request is sent and leads to the chat (D-002, S-022, S-065, B-20, S-015) @once', async ({
    page,
  }) => {
    const stranger = await findStranger(seller);
    await page.goto(`/${brand.slug}`);
    await page.getByRole('button', { name: 'REQUEST CONNECTION' }).click();
    await fillLogin(page, stranger.email);
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a session that ended is noticed when asking: the login opens on the same page (A-069, S-022) @once', async ({
    page,
  }) => {
    const stranger = await findStranger(seller);
    await enter(page, stranger.email);
    await page.goto(`/${brand.slug}`);
    const connect = page.getByRole('button', { name: 'connect', exact: true });
    await expect(connect).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
    await connect.click();
    await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
    await expect(page).toHaveURL(`/${brand.slug}`);
    await fillLogin(page, stranger.email);
    await expect(page).toHaveURL(/\/messages\/\d+$/);
  });
});

test('a visitor who closes the login has asked for nothing (D-002) @once', async ({ page }) => {
  await page.goto(`/${brand.slug}`);
  await page.getByRole('button', { name: 'REQUEST CONNECTION' }).click();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => [localStorage.getItem('connect_to'), localStorage.getItem('no_redirect')]);
  expect(kept).toEqual([null, null]);
});
