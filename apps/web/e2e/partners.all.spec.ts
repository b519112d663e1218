import { expect, test } from '@playwright/test';
import { testAt } from './partners.fixture.ts';
import { signIn, tryToSignIn } from './steps.ts';
import { urlOf } from './takeOver.ts';

testAt('@phone');

test.describe('tropico', () => {
  test.use({ baseURL: urlOf('tropico') });

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
    test.use({ baseURL: urlOf(hash) });

    test(`${hash} has retailers and brands of its own (S-010, D-114) @once`, async ({ page }) => {
      await signIn(page, `buyer@${hash}.example`);
      await expect(page).toHaveURL(/\/brands$/);
      await expect(page.getByRole('link', { name: new RegExp(brand) }).first()).toBeVisible();
    });
  });
