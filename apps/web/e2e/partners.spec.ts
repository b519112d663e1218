import { expect, test } from '@playwright/test';
import { signIn, tryToSignIn } from './steps.ts';
import { shop } from './shop.ts';

const tropico = `http://tropico.localhost:${shop.port}`;

test.describe('tropico', () => {
  test.use({ baseURL: tropico });

  test('a partner has its own title, look and language (R-156, R-158, R-155)', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/tr[óo]pico/i);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('button', { name: 'ENTRAR' }).first()).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const own = await ground();
    await page.goto(shop.url);
    expect(await ground()).not.toBe(own);
  });

  test('its retailers sign in there (S-010) @once', async ({ page }) => {
    await signIn(page, 'buyer@tropico.example');
    await expect(page).toHaveURL(/\/brands$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  });

  test('retailers of another account do not exist there @once', async ({ page }) => {
    await tryToSignIn(page, 'buyer@vitrine.example');
    await expect(page.getByRole('dialog').getByText('E-mail e senha não conferem', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});

for (const [hash, brand] of [
  ['petale', 'Rosée du Matin'],
  ['signal', 'Platform 9'],
] as const)
  test.describe(hash, () => {
    test.use({ baseURL: `http://${hash}.localhost:${shop.port}` });

    test(`${hash} has retailers and brands of its own (S-010, D-114) @once`, async ({ page }) => {
      await signIn(page, `buyer@${hash}.example`);
      await expect(page).toHaveURL(/\/brands$/);
      await expect(page.getByRole('link', { name: new RegExp(brand) }).first()).toBeVisible();
    });
  });

test('the mark "Powered by" shows only where the account wants it (R-159, B-16) @once', async ({ page }) => {
  const mark = page.getByRole('contentinfo').locator('[data-part=powered-by]');
  await page.goto(tropico);
  await expect(mark).toHaveText(/Vitrine/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account_powered_by'))).toBe('true');
  await page.goto(shop.url);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account_powered_by'))).toBe('false');
});

test('a partner that opens dark shows the logo made for dark ground, and prints black on white (R-155, B-13) @once', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('img', { name: 'Atelier Noir' });
  await page.goto(`http://atelier-noir.localhost:${shop.port}`);
  const { logo_dark } = await page.evaluate(
    () => JSON.parse(document.getElementById('vitrine-boot')?.textContent ?? '').account as { logo_dark: string },
  );
  await expect(logo).toHaveAttribute('src', logo_dark);
  await expect(logo).toHaveCSS('filter', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  for (const part of ['html', 'body']) {
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator(part)).toHaveCSS('color-scheme', 'light');
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('another language is chosen once and stays, and a registration keeps what was typed (R-157, R-158, B-12, D-047)', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('textbox', { name: /^Company name/ }).fill('Maré Alta');
  // The program has come, and has taken what was typed.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed_registration'))).toContain('Maré Alta');
  await page.getByRole('radio', { name: 'Brand' }).click();
  await expect(page.getByText(/^Show your collections to retailers/)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Português' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('textbox', { name: /^Nome da empresa/ })).toHaveValue('Maré Alta');
  await expect(page.getByRole('radio', { name: 'Marca' })).toBeChecked();
  await page.goto('/brands');
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Português' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
