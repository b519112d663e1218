import { expect, test, type BrowserContextOptions } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { putIntoCart, removeCarts } from './steps.ts';
import { shop } from './shop.ts';

/** A retailer's screens with the seed's data. In the looks of other partners, axe has public screens and those of connections elsewhere. */
const screens = [
  ['directory', '/brands'],
  ['brand', '/lume'],
  ['collections', '/lume/collections'],
  ['listing', '/lume/collections/1?pricelist=1'],
  ['product', '/product/1'],
  ['cart', '/cart'],
  ['orders', '/order'],
] as const;

test.use({ reducedMotion: 'reduce' });
let signedIn: BrowserContextOptions['storageState'];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage({ baseURL: shop.url });
  await enter(page, 'buyer-11@shops.example');
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  signedIn = await page.context().storageState();
  await page.close();
});

test('the landing page passes axe (D-110)', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test('the login passes axe (D-110)', async ({ page }) => {
  await page.goto('/?showLoginPopup=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

for (const [screen, address] of screens)
  test(`the ${screen} passes axe for a retailer (D-110)`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: signedIn, baseURL: shop.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(address);
    await expectAccessible(page);
    await context.close();
  });
