import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { keepPricelist, signIn } from './steps.ts';

const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

/** The screen at an address has its heading, and axe finds nothing in it. */
const expectAccessible = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes[0]?.html}`)).toEqual([]);
};

test('a retailer finds brands by category, reads a history and follows an event (R-027, R-047, R-168, R-169, R-170, R-229, B-24)', async ({
  page,
}) => {
  await signIn(page, 'buyer-14@shops.example');
  await page.goto('/categories');
  await page.getByRole('main').getByRole('link', { name: 'Dresses' }).click();
  await expect(page).toHaveURL(/\/brands\?categories=\d+$/);
  await page.getByRole('link', { name: 'Lume', exact: true }).click();
  await expect(trail(page).getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', /\/brands\?categories=\d+$/);
  await page.getByRole('link', { name: 'BRAND HISTORY' }).click();
  await expect(page).toHaveURL(/\/lume\/history$/);
  await expect(page.getByRole('heading', { name: 'The story so far' })).toBeVisible();
  const event = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first();
  await event.click();
  await expect(page).toHaveURL(/\/project\/special\/[\w-]+$/);
});

test('a retailer goes from the home to a line sheet and puts chosen products into the cart @once (R-026, R-030, R-038, R-059, R-174, R-177, R-245, R-247, R-250, R-269, R-272, R-352, R-353, R-354)', async ({
  page,
}) => {
  await signIn(page, 'buyer-15@shops.example');
  await page.goto('/newhome');
  const sheets = page.getByRole('region', { name: 'Latest Line sheets' });
  await sheets.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\?collections=\d+$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/lume/collections/1');
  await page.keyboard.press('Escape');
  await keepPricelist(page, 1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Press release' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Lookbook/ })).toHaveAttribute('href', /lume\.example\/lookbook$/);
  await page.getByRole('link', { name: 'Create my list of products' }).click();
  await expect(page).toHaveURL(/\/createmyownlist\/1$/);
  const rows = page.getByRole('grid').getByRole('checkbox');
  await rows.nth(1).check();
  await rows.nth(2).check();
  await expect(page.getByText('2 of 20 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('ITEM ADDED TO BAG!')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('CART OPEN')).toBeVisible();
  await page.goto('/lume/collections/1/2');
  await expect(page).toHaveURL(/\/product\/2$/);
});

test('a brand begins at its desk, and sees its draft beside the published page @once (R-006, R-171, R-172, D-040, D-060, P-068)', async ({
  page,
}) => {
  await signIn(page, 'seller@vitrine.example');
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1, name: 'Your desk' })).toBeVisible();
  await page.getByRole('link', { name: 'See the draft: 1 part changed' }).click();
  await expect(page.getByText('Long summers, worn slowly.')).toBeVisible();
  await expect(page.getByText('Changed in the draft')).toHaveCount(1);
  await page.getByRole('link', { name: 'See the published page' }).click();
  await expect(page.getByText('Changed in the draft')).toHaveCount(0);
  await expect(page.getByText('Long summers, worn slowly.')).toHaveCount(0);
});

test('a visitor chooses login in the directory, and comes back to it; a light brand is one page (R-048, R-049, R-227, M-30, P-045, P-046, P-049, P-054)', async ({
  page,
}) => {
  for (const address of ['/newhome', '/categories', '/products', '/createmyownlist/1']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
  await page.goto('/grao');
  await expect(page).toHaveURL(/\/brand\/grao$/);
  await page.goto('/brands?az=true');
  await page.getByRole('button', { name: 'LOGIN OR REGISTER' }).click();
  await page.getByRole('dialog', { name: 'Members see more' }).getByRole('button', { name: 'Login' }).click();
  const login = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill('buyer-14@shops.example');
  await login.locator('input[type=password]').fill('vitrine-demo');
  await login.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/brands\?az=true$/);
});

test('the screens of discovering pass axe @once', async ({ page }) => {
  await signIn(page, 'buyer-14@shops.example');
  for (const address of [
    '/newhome',
    '/categories',
    '/products',
    '/createmyownlist/1',
    '/lume',
    '/lume/history',
    '/brand/grao',
  ])
    await expectAccessible(page, address);
});
