import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { expectCartNotice, keepPricelist, openOwnMenu, tookOver } from './steps.ts';

test('a retailer goes from the home to a line sheet and puts chosen products into the cart @once (R-026, R-030, R-038, R-059, R-174, R-177, R-245, R-247, R-250, R-269, R-272, R-352, R-353, R-354, V-067, D-036)', async ({
  page,
}) => {
  await enter(page, 'buyer-15@shops.example');
  await page.goto('/brands');
  await openOwnMenu(page, 'Paulo');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/newhome$/);
  const sheets = page.getByRole('region', { name: 'Latest Line sheets' });
  await sheets.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\?collections=\d+$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await keepPricelist(page, 1);
  await page.goto('/lume/collections/1');
  await expect(page.getByRole('heading', { name: 'Press release' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lookbook/ })).toHaveAttribute('href', /lume\.example\/lookbook$/);
  await page.getByRole('link', { name: 'Create my list of products' }).click();
  await expect(page).toHaveURL(/\/createmyownlist\/1$/);
  const rows = page.getByRole('grid').getByRole('checkbox');
  await rows.nth(1).check();
  await rows.nth(2).check();
  await expect(page.getByText('2 of 20 selected')).toBeVisible();
  // The marketplace has not allowed it to this retailer.
  await expect(page.getByRole('switch', { name: 'Autofill 1 unit' })).toHaveCount(0);
  await expectCartNotice(page, /ITEM ADDED TO BAG!/, () => page.getByRole('button', { name: 'Add to cart' }).click());
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('CART OPEN')).toBeVisible();
  await page.goto('/lume/collections/1/2');
  await expect(page).toHaveURL(/\/product\/2$/);
});

test('a brand begins at its desk, and sees its draft beside the published page @once (R-006, R-171, R-172, D-040, D-060, P-068)', async ({
  page,
}) => {
  await enter(page, 'seller@vitrine.example');
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible();
  await page.getByRole('link', { name: 'See the draft: 1 part changed' }).click();
  await expect(page.getByText('Long summers, worn slowly.')).toBeVisible();
  await expect(page.getByText('Changed in the draft')).toHaveCount(1);
  await page.getByRole('link', { name: 'See the published page' }).click();
  await expect(page).toHaveURL(/\/lume$/);
  await expect(page.getByText('Changed in the draft')).toHaveCount(0);
  // Without its name while it loads.
  await expect(page.getByRole('heading', { level: 1, name: 'Lume' })).toBeVisible();
  await expect(page.getByText('Long summers, worn slowly.')).toHaveCount(0);
});

test('a visitor chooses login in the directory, and comes back to it; a light brand is one page (R-048, R-049, R-227, M-30, B-26, P-045, P-046, P-049, P-054) @once', async ({
  page,
}) => {
  for (const address of ['/newhome', '/categories', '/products', '/createmyownlist/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/?next=${encodeURIComponent(address)}`);
  }
  await page.goto('/grao');
  await expect(page).toHaveURL(/\/brand\/grao$/);
  await page.goto('/brands?az=true');
  await tookOver(page);
  await page.getByRole('button', { name: 'LOGIN OR REGISTER' }).click();
  await page.getByRole('dialog', { name: 'Members see more' }).getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'WELCOME BACK' });
  const target = () => page.evaluate(() => localStorage.getItem('login_target'));
  await expect(login).toBeVisible();
  await expect.poll(target).toBe('/brands?az=true');
  await login.getByRole('textbox', { name: 'E-mail' }).fill('buyer-14@shops.example');
  await login.locator('input[type=password]').fill('vitrine-demo');
  await login.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/brands\?az=true$/);
  await expect.poll(target).toBeNull();
});
