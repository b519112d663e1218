import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { tabTo } from './keys.ts';
import { removeCarts } from './steps.ts';

const brands = [
  { typed: 'lume', name: 'Lume' },
  { typed: 'kumo', name: 'Kumo' },
  { typed: 'ondine', name: 'Ondine Paris' },
] as const;

const findBrand = async (page: Page, { typed, name }: (typeof brands)[number]): Promise<void> => {
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Search' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('option', { name: `${name} Brand` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
};

/** The first collection at its first price list, and there the sizes of the first product. */
const fillSizes = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await tabTo(page, main.locator('a[href*="/collections/"]').first());
  await page.keyboard.press('Enter');
  const pricelist = page.getByRole('dialog', { name: 'Select price list' });
  await tabTo(page, pricelist.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, pricelist.getByRole('button', { name: 'SET PRICE LIST' }));
  await page.keyboard.press('Enter');
  await expect(pricelist).toBeHidden();
  const card = main.getByRole('article').first();
  await tabTo(page, card.getByRole('button', { name: /: order .* by size$/ }));
  await page.keyboard.press('Enter');
  const line = page.getByRole('region', { name: /^Sizes of / });
  await tabTo(page, line.getByRole('textbox').first());
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await tabTo(page, line.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await expect(line).toBeHidden();
  await expect(card).toContainText('In cart: 10 units');
};

/** One more size in the grid of the cart, then the order with the addresses of last time. */
const sendCart = async (page: Page, name: string): Promise<void> => {
  const grid = page.getByRole('grid').first();
  await tabTo(page, grid.getByRole('gridcell').first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const send = page.getByRole('button', { name: 'SEND ORDER' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: `Your order to ${name}` });
  await expect(review).toContainText('15 units');
  await tabTo(page, review.getByRole('button', { name: 'Send this order' }));
  await page.keyboard.press('Enter');
  const addresses = page.getByRole('dialog');
  for (const button of ['Next', 'Finalize']) {
    await tabTo(page, addresses.getByRole('button', { name: button }));
    await page.keyboard.press('Enter');
  }
  await expect(addresses).toBeHidden();
  await expect(page.getByText('CART CLOSED')).toBeVisible();
};

test('three carts to three brands are found, filled and sent by the keyboard alone (D-110) @once', async ({ page }) => {
  test.slow();
  await enter(page, 'buyer-23@shops.example');
  await removeCarts(page);
  await page.goto('/brands');
  const banner = page.getByRole('banner');
  const carts = page.getByRole('navigation', { name: 'Your carts' });
  await tabTo(page, banner.getByRole('link', { name: /^Notifications/ }));
  for (const brand of brands) {
    await findBrand(page, brand);
    await fillSizes(page);
  }
  await tabTo(page, banner.getByRole('link', { name: /^Cart/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  for (const { name } of brands) {
    await tabTo(page, carts.getByRole('link', { name: new RegExp(`^${name}`) }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
    await sendCart(page, name);
  }
  await tabTo(page, banner.getByRole('link', { name: /^Orders/ }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  for (const { name } of brands)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(name) })
        .first(),
    ).toBeVisible();
});
