import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectUnits, isPhone, order, putIntoCart, removeCarts, confirmOrder, tookOver, type Width } from './steps.ts';

export const shopper = (page: Page): string => `buyer-${isPhone(page) ? 10 : 8}@shops.example`;

export const dress = 'Greta linen dress';

export const loseConnection = (page: Page) => page.route('**/v1/cart/products/items/**', (route) => route.abort());

export const findConnection = (page: Page) => page.unroute('**/v1/cart/products/items/**');

export const openCart = async (page: Page): Promise<void> => {
  await enter(page, shopper(page));
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  await page.goto('/cart');
  await expect(page.getByText('CART OPEN')).toBeVisible();
};

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`the front page keeps its place while it loads (S-046) ${width}`, async ({ page }) => {
    await page.goto('/brands');
    await tookOver(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/v1/landing', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Vitrine' }).click();
    const waiting = page.getByRole('main').getByRole('status', { name: 'Loading' });
    await expect(waiting).toBeVisible();
    release();
    await expect(page.locator('[data-component=Hero]').first()).toBeVisible();
    await expect(waiting).toHaveCount(0);
  });

  test(`quantities typed without a connection stay and are sent when it is back (S-083) ${width}`, async ({ page }) => {
    await openCart(page);
    await loseConnection(page);
    await order(page, dress, 'Saffron', 'XS', 4);
    await order(page, dress, 'Saffron', 'S', 5);
    await expect(page.getByText('2 changes wait for the connection')).toBeVisible();
    await expect(page.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
    await findConnection(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('2 changes wait for the connection')).toHaveCount(0);
    await page.reload();
    await expectUnits(page, dress, 'Saffron', 'XS', 4);
    await expectUnits(page, dress, 'Saffron', 'S', 5);
  });

  test(`tabs follow each other: a typed quantity shows in both, and a cart that was sent can be sent from no other (R-280, S-082, R-290) ${width}`, async ({
    page,
    context,
  }) => {
    await openCart(page);
    await order(page, dress, 'Saffron', 'M', 6);
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByRole('button', { name: 'SEND ORDER' })).not.toHaveAttribute('aria-disabled', 'true');
    await order(page, dress, 'Saffron', 'S', 3);
    await expectUnits(other, dress, 'Saffron', 'S', 3);
    await confirmOrder(page);
    await expect(page.getByText('GREAT! NOW TRACK YOUR PRODUCTS IN ORDERS')).toBeVisible();
    await expect(other.getByRole('button', { name: 'SEND ORDER' })).toHaveCount(0);
    await expect(other.getByRole('link', { name: /VIEW ORDER/ })).toBeVisible();
    await other.close();
  });
};
