import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { expectCartNotice, hold, keepPricelist, removeCarts, signIn, tookOver, type Width } from './steps.ts';

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a retailer in review sees no price, may fill a cart, and is told why it cannot be sent (S-008, S-083, P-010, P-014, P-018) ${width}`, async ({
    page,
  }) => {
    await enter(page, 'review@vitrine.example');
    await removeCarts(page);
    await keepPricelist(page, 1);
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await page.goto('/product/1', { waitUntil: 'commit' });
    await expect(page.getByText('RESTRICTED').first()).toBeVisible();
    await expect(page.getByText('USD 81.00')).toHaveCount(0);
    await page.getByText('Why are prices restricted?').click();
    // The browser draws this page again, for it alone knows which notices the retailer has seen; what was opened opens again.
    letGo();
    await tookOver(page);
    await expect(page.getByText('Only approved retailers see wholesale prices.')).toBeVisible();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose variations' });
    await dialog.getByRole('button', { name: 'Select all' }).click();
    await expectCartNotice(page, /ITEM ADDED TO BAG!/, () =>
      dialog.getByRole('button', { name: 'Add to cart' }).click(),
    );
    await page.goto('/cart');
    await expect(page.getByText('Orders can be sent once your registration is approved.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'SEND ORDER' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByText('Why can’t this order be sent yet?').click();
    await expect(page.getByText(/\d of 3 given/).filter({ visible: true })).toBeVisible();
  });

  test(`a brand adds nothing, has no cart, and no cart is asked for (P-016, P-020, P-063, P-064, R-138, R-167, R-190) ${width}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn(page, 'seller@vitrine.example');
    await expect(page).toHaveURL(/\/lume$/);
    await page.getByRole('link', { name: 'COLLECTIONS', exact: true }).click();
    await page.getByRole('button', { name: 'view collection' }).first().click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await page.goto('/product/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Greta linen dress' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
    expect(asked.filter((path) => path.startsWith('/v1/cart'))).toEqual([]);
    await page.goto('/cart');
    await expect(page).toHaveURL(/\/lume$/);
  });
};
