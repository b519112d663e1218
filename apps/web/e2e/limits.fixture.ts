import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectUnits, isPhone, order, putIntoCart, removeCarts, sendOrder, tookOver, type Width } from './steps.ts';

/** Retailers of the demo marketplace whom no other journey acts for: one for each width. */
const shopper = (page: Page): string => `buyer-${isPhone(page) ? 7 : 6}@shops.example`;

const usd = 1;

export const openCart = async (page: Page, ...products: number[]): Promise<void> => {
  await enter(page, shopper(page));
  await removeCarts(page);
  for (const product of products) expect(await putIntoCart(page, product, usd)).toBeLessThan(300);
  await page.goto('/cart');
  await expect(page.getByText('CART OPEN')).toBeVisible();
  await tookOver(page);
};

/** The grid of a product; on a phone a group of fields. */
export const gridOf = (page: Page, product: string) =>
  page.getByRole(isPhone(page) ? 'group' : 'grid', { name: `${product}: quantities by colour and size` });

/** Types into the first size of the first colour. */
export const orderFirst = async (page: Page, product: string, units: number): Promise<void> => {
  const grid = gridOf(page, product);
  if (isPhone(page)) await grid.getByRole('listitem').locator('input').first().fill(String(units));
  else {
    await grid.getByRole('gridcell').first().click();
    await page.keyboard.type(String(units));
  }
  await page.keyboard.press('Tab');
};

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`an entry above stock is cut to what is left and says so; words become 0 (V-060, V-061, V-063) ${width}`, async ({
    page,
  }) => {
    await enter(page, shopper(page));
    await removeCarts(page);
    await putIntoCart(page, 62, 4);
    await page.goto('/cart');
    const product = 'Dora tie-dye bikini';
    await order(page, product, 'Saffron', 'L', 9);
    await expect(
      page.getByText('3 units are available for immediate delivery').filter({ visible: true }).first(),
    ).toBeVisible();
    await expectUnits(page, product, 'Saffron', 'L', 3);
    await expect(page.getByText('3 left').filter({ visible: true }).first()).toBeVisible();
    await order(page, product, 'Saffron', 'XS', 5);
    await expectUnits(page, product, 'Saffron', 'XS', 5);
    await order(page, product, 'Saffron', 'XS', 'x');
    await expectUnits(page, product, 'Saffron', 'XS', 0);
  });

  test(`a product below its minimum says the minimum while it is filled, and nothing at zero (V-058, V-059) ${width}`, async ({
    page,
  }) => {
    await openCart(page, 22);
    const product = 'Esme crepe afternoon blouse';
    const notice = page
      .getByText('MINIMUM QUANTITY - THE MINIMUM QUANTITY IS 6 FOR THIS ORDER TO PROCEED')
      .filter({ visible: true });
    await expect(gridOf(page, product)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await orderFirst(page, product, 2);
    await expect(notice).toHaveCount(1);
    await orderFirst(page, product, 6);
    await expect(notice).toHaveCount(0);
  });

  test(`an order against the limits is refused where it is wrong, and fine collections say so (S-084, V-064, V-065, X-063, X-064, X-065, X-066, X-068) ${width}`, async ({
    page,
  }) => {
    await openCart(page, 1, 22, 41);
    await orderFirst(page, 'Greta linen dress', 12);
    await orderFirst(page, 'Esme crepe afternoon blouse', 2);
    await orderFirst(page, 'Marga floral voile holiday dress', 1);
    await sendOrder(page);
    await expect(
      page.getByText('OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.'),
    ).toBeVisible();
    await expect(page.locator('[data-ordering-error]').filter({ visible: true }).first()).toBeInViewport();
    const resort = page.getByRole('region', { name: 'Resort 27' });
    const least = (units: number) => `MINIMUM QUANTITY - THE MINIMUM QUANTITY IS ${units} FOR THIS ORDER TO PROCEED`;
    await expect(resort.getByText(least(24))).toBeVisible();
    await expect(resort.getByRole('article').getByText(least(6)).filter({ visible: true }).first()).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Essentials 27' }).getByText('Add $1,391.00 more to meet the minimum order.'),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Spring Summer 27' }).getByText("You're all set to order!"),
    ).toBeVisible();
    await expect(page.getByText('CART OPEN')).toBeVisible();
  });
};
