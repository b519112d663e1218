import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectPortuguese, say } from './portuguese.ts';
import { expectCartNotice, isPhone, keepPricelist, removeCarts } from './steps.ts';
import { urlOf } from './takeOver.ts';

const internationalUsd = 58;

test.use({ baseURL: urlOf('tropico') });

const findBrand = async (page: Page): Promise<void> => {
  await page.goto('/brands');
  const brand = page.getByRole('link', { name: /Brisa Carioca/ }).first();
  await expect(brand).toBeVisible();
  await expectPortuguese(page);
  await brand.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brisa Carioca' })).toBeVisible();
  await expectPortuguese(page);
};

test('a retailer orders in Portuguese, at a desk from the directory on, is refused below the minimum of the brand, and reads no English on the way (R-158, D-047, X-067, V-064)', async ({
  page,
}) => {
  test.slow();
  await enter(page, 'buyer@tropico.example');
  await removeCarts(page);
  await keepPricelist(page, internationalUsd);
  // On a phone, the way to a comparison reads these two screens.
  if (!isPhone(page)) await findBrand(page);
  await page.goto('/product/1381');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const add = page.getByRole('button', { name: say('product.addToCart'), exact: true });
  await expect(add).toBeVisible();
  await expectPortuguese(page);
  await add.click();
  const variations = page.getByRole('dialog', { name: say('product.variation.title') });
  await expectPortuguese(page);
  await variations.getByRole('button', { name: say('product.variation.all') }).click();
  await expectCartNotice(page, new RegExp(say('product.added')), () =>
    variations.getByRole('button', { name: say('product.addToCart') }).click(),
  );

  await page.goto('/cart');
  const product = new RegExp(`^${name}`, 'i');
  const send = page.getByRole('button', { name: say('cart.summary.send') });
  const fill = async (units: string): Promise<void> => {
    if (isPhone(page)) {
      await page.getByRole('group', { name: product }).getByRole('listitem').locator('input').first().fill(units);
    } else {
      await page.getByRole('grid', { name: product }).getByRole('gridcell').first().click();
      await page.keyboard.type(units);
    }
    await page.keyboard.press('Tab');
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  };
  await fill('2');
  await send.click();
  await expect(page.getByText(say('cart.errors.banner'))).toBeVisible();
  await expect(page.getByText(say('rules.limits.minimumQuantity').replace('{n}', '24')).first()).toBeVisible();
  await expect(page.locator('[data-ordering-error]').filter({ visible: true }).first()).toBeInViewport();
  await expectPortuguese(page);
  await fill('24');
  await send.click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: say('cart.review.confirm') });
  await expect(confirm).toBeVisible();
  await expectPortuguese(page);
  await confirm.click();
  for (const step of ['address.next', 'address.finalize']) {
    const forward = page.getByRole('dialog').getByRole('button', { name: say(step) });
    await expect(forward).toBeVisible();
    await expectPortuguese(page);
    await forward.click();
  }
  await page.getByRole('link', { name: say('cart.closed.viewOrder') }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByText(say('order.status.b'), { exact: true }).first()).toBeVisible();
  await expectPortuguese(page);
});
