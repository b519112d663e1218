import { expect, test } from '@playwright/test';
import { password } from './shop.ts';
import { tryToSignIn } from './steps.ts';
import { testAt } from './passwords.fixture.ts';

testAt('@phone');

test('after a wrong password a member goes back, finds the e-mail kept, and enters (X-001, M-04) @once', async ({
  page,
}) => {
  await tryToSignIn(page, 'buyer@vitrine.example', 'vitrine-dmeo');
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByText('This e-mail and password do not fit together.', { exact: false })).toBeVisible();
  await forgot.getByRole('button', { name: 'GO BACK' }).click();
  const login = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('buyer@vitrine.example');
  await login.locator('input[type=password]').fill(password);
  await login.locator('input[type=password]').press('Enter');
  await expect(page).toHaveURL(/\/brands$/);
});
