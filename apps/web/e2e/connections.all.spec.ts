import { expect } from '@playwright/test';
import { brand, findStranger, testAt } from './connections.fixture.ts';
import { enter } from './enter.ts';
import { test } from './seller.ts';
import { fillLogin } from './steps.ts';

testAt('@phone');

test('a session that ended is noticed when asking: the login opens on the same page (A-069, S-022) @once', async ({
  page,
  seller,
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

test('a visitor who closes the login has asked for nothing (D-002) @once', async ({ page }) => {
  await page.goto(`/${brand.slug}`);
  await page.getByRole('button', { name: 'REQUEST CONNECTION' }).click();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = await page.evaluate(() => [localStorage.getItem('connect_to'), localStorage.getItem('no_redirect')]);
  expect(kept).toEqual([null, null]);
});
