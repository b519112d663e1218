import { expect, test } from '@playwright/test';
import { admin } from './admin.ts';
import { own } from './newPeople.ts';
import { signIn } from './steps.ts';

test('a member whom a command adds chooses a password by the printed link and signs in (R-011, R-117, X-017) @once', async ({
  page,
}) => {
  const email = 'invited@shops.example';
  const ordered = ['--role', 'buyer', '--name', 'Iris Vale', '--retailer', 'Vale & Sons', '--print-link'];
  const link = /https?:\S+\/recovery\/[\w-]+/.exec(await admin('member', 'create', email, ...ordered))?.[0] ?? '';
  await page.goto(new URL(link).pathname);
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Confirm new password', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Password Changed!')).toBeVisible();
  await signIn(page, email, own);
  await expect(page).toHaveURL(/\/brands$/);
});
