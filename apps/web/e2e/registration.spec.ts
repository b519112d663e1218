import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fillLogin } from './steps.ts';
import { testAt, addressOf } from './registration.fixture.ts';

testAt('@once');

test('a visitor of a collection or product is led to the register page of its brand (R-012, R-060, R-061, R-124, R-120, V-022, D-001, S-020) @once', async ({
  page,
}) => {
  await page.goto('/product/1');
  await expect(page).toHaveURL(/\/lume\/register\?next=/);
  await page.goto('/lume/collections');
  await expect(page).toHaveURL(/\/lume\/register$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Lume' })).toBeVisible();
  await expectAccessible(page);
  const email = page.getByRole('main').getByLabel('Business e-mail');
  await email.fill('nobody');
  await expect(page.getByText('Check email field')).toBeVisible();
  await email.fill(addressOf(page, 'fresh'));
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  const registration = page.getByRole('dialog', { name: "LET'S START YOUR REGISTRATION" });
  await expect(registration.getByLabel('E-mail')).toHaveValue(addressOf(page, 'fresh'));
  await page.keyboard.press('Escape');
  await email.fill('buyer@vitrine.example');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  const login = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('buyer@vitrine.example');
  await fillLogin(page, 'buyer@vitrine.example');
  await expect(page).toHaveURL(/\/lume\/collections$/);
});
