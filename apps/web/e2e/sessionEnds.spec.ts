import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { expectUnits, fillLogin, keepPricelist, order, putIntoCart, removeCarts } from './steps.ts';

/** Ends the session of the page's user on the server, as staff can, or as time does. */
const endSession = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/v1/auth/logout', { headers })).ok()).toBe(true);
};

const login = (page: Page) => page.getByRole('dialog', { name: 'WELCOME BACK' });
const why = 'Your session has ended. Sign in to go on where you were.';

test('a session that ends while a cart is edited asks for the password over the cart, and saves what was typed (X-022, X-072) @once', async ({
  page,
}) => {
  const buyer = 'buyer-24@shops.example';
  const dress = 'Greta linen dress';
  await enter(page, buyer);
  await removeCarts(page);
  await keepPricelist(page, 1);
  await putIntoCart(page, 1, 1);
  await page.goto('/cart');
  // Somebody is at work: before that, there is nothing to keep.
  await order(page, dress, 'Terracotta', 'L', 2);
  await expectUnits(page, dress, 'Terracotta', 'L', 2);
  await endSession(page);
  await order(page, dress, 'Terracotta', 'M', 7);
  await expect(login(page)).toContainText(why);
  await expect(login(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(buyer);
  // Closed, it is offered again; what was typed still stands.
  await page.keyboard.press('Escape');
  await expect(login(page)).toHaveCount(0);
  await expectUnits(page, dress, 'Terracotta', 'M', 7);
  await page.getByRole('button', { name: 'Login' }).click();
  const saved = page.waitForResponse((answer) => answer.url().includes('/cart/products/items/') && answer.ok());
  await fillLogin(page, buyer);
  await saved;
  await expect(page).toHaveURL(/\/cart$/);
  await page.reload();
  await expectUnits(page, dress, 'Terracotta', 'M', 7);
});

test('a half-filled form of the back office outlives another language and the end of a session; another person starts at home (R-157, X-022, D-049) @once', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: /^(Name, English|Nome, English)/ });
  const save = page.getByRole('button', { name: /^(Save|Salvar)$/ });
  await enter(page, 'nordlys@brands.example');
  await page.goto('/admin/brand/collections/add');
  await name.pressSequentially('Harbour 29');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
  await expect(name).toHaveValue('Harbour 29');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await endSession(page);
  await save.click();
  await expect(login(page)).toContainText(why);
  await fillLogin(page, 'nordlys@brands.example');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour 29' })).toBeVisible();
  const collection = page.url();

  await name.pressSequentially(' and more');
  await endSession(page);
  await save.click();
  await expect(login(page)).toContainText(why);
  await fillLogin(page, 'buyer-24@shops.example');
  await expect(page).toHaveURL(/\/brands$/);
  await enter(page, 'nordlys@brands.example');
  await page.goto(collection);
  await expect(name).toHaveValue('Harbour 29');
});
