import { expect, test } from '@playwright/test';
import { password } from './shop.ts';
import { tryToSignIn } from './steps.ts';
import { testAt } from './passwords.fixture.ts';

testAt('@phone');

test('after a wrong password a member finds the e-mail kept, corrects the password, and enters (X-001, M-04) @once', async ({
  page,
}) => {
  await tryToSignIn(page, 'buyer@vitrine.example', 'vitrine-dmeo');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByText('This e-mail and password do not fit together.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('buyer@vitrine.example');
  const field = dialog.locator('input[type=password]');
  await expect(field).toHaveValue('vitrine-dmeo');
  await field.fill(password);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/brands$/);
});
