import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';

test('a brand finds a retailer by letter, and back finds the same page (R-040, R-041, R-339, R-345, R-346, R-347, P-040)', async ({
  page,
}) => {
  await enter(page, 'seller@vitrine.example');
  await page.goto('/buyers');
  await expect(page).toHaveTitle(/^Find Retailers/);
  const tiles = page.getByRole('main').getByRole('article');
  const name = await tiles.first().getByRole('link').innerText();
  const letter = name.charAt(0).toUpperCase();
  await page.getByRole('button', { name: letter, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`letter=${letter}`));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find retailers' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: letter, exact: true, pressed: true })).toBeVisible();
});

test('connections, directory and a retailer pass axe (D-110)', async ({ page }) => {
  await enter(page, 'seller@vitrine.example');
  await page.goto('/connections?filter=all');
  await expectAccessible(page);
  await page.goto('/buyers');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/buyers\/\d+$/);
  await expectAccessible(page);
});
