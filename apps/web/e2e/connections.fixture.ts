import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './seller.ts';
import { callApi, type Width } from './steps.ts';

export const brand = { email: 'seller@vitrine.example', slug: 'lume', name: 'Lume' };

interface Retailer {
  id: number;
  name: string;
}

/** Signs a brand's person in, and picks a retailer that has no connection with the brand yet. */
export const findStranger = async (page: Page): Promise<Retailer & { email: string }> => {
  await enter(page, brand.email);
  const read = async <T>(path: string) => (await callApi(page, 'GET', path)).data as { data: T[] };
  const known = await read<{ buyer: { id: number } }>('/v1/connections?pending=0');
  const { data: retailers } = await read<Retailer>('/v1/buyers');
  // Others sign in as the people of the first twenty; those beyond the demo's registered in other journeys.
  const stranger = retailers.find(({ id }) => id > 20 && id <= 36 && !known.data.some(({ buyer }) => buyer.id === id));
  if (!stranger) throw new Error('Every retailer has a connection with the brand.');
  return { ...stranger, email: `buyer-${stranger.id}@shops.example` };
};

export const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

const requests = /^Connection requests, \d+ waits? for your answer$/;

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a retailer asks, the brand accepts in its header, both are connected and can write (R-149, R-331, S-054, S-055, S-058, S-063, S-065, A-047, A-048, A-069) ${width}`, async ({
    page,
    seller,
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
};
