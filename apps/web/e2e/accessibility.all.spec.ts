import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { putIntoCart, removeCarts } from './steps.ts';

test.use({ reducedMotion: 'reduce' });

/** A retailer's screens with the seed's data. In the looks of other partners, axe has public screens and those of connections elsewhere. */
const screens = [
  '/brands',
  '/lume',
  '/lume/collections',
  '/lume/collections/1?pricelist=1',
  '/product/1',
  '/cart',
  '/order',
];

test('the landing page passes axe (D-110)', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test('directory, brand, collections, listing, product, cart and orders pass axe for a retailer (D-110)', async ({
  page,
}) => {
  await enter(page, 'buyer-11@shops.example');
  await removeCarts(page);
  expect(await putIntoCart(page, 1, 1)).toBeLessThan(300);
  for (const screen of screens) {
    await page.goto(screen);
    await expectAccessible(page);
  }
});

test('the login passes axe (D-110)', async ({ page }) => {
  await page.goto('/?showLoginPopup=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
