import { expect, test } from '@playwright/test';
import { own } from './newPeople.ts';
import { countCalls, tryToSignIn } from './steps.ts';
import { testAt } from './passwords.fixture.ts';

testAt('@once');

test('the login checks nothing by itself beyond the kind of its fields (V-021) @once', async ({ page }) => {
  const asked = countCalls(page, '/o/token/');
  await tryToSignIn(page, '', '');
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  expect(asked()).toBe(1);
});

test('an empty address is not sent, and an unknown one gets an error (X-011, S-040, V-020) @once', async ({ page }) => {
  await tryToSignIn(page, 'nobody@vitrine.example');
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  const asked = countCalls(page, '/api/recovery/');
  await forgot.getByLabel('E-mail').fill('');
  await forgot.getByRole('button', { name: 'Send' }).click();
  await forgot.getByLabel('E-mail').fill('nobody@vitrine.example');
  await forgot.getByRole('button', { name: 'Send' }).click();
  await expect(forgot.getByText('Email not found')).toBeVisible();
  expect(asked()).toBe(1);
});

// It happens once in the life of a member.
test(
  'a given password is changed before the first visit (X-002, M-08, S-011, X-013, V-019)',
  { tag: '@once' },
  async ({ page }) => {
    await tryToSignIn(page, 'default@vitrine.example');
    const dialog = page.getByRole('dialog', { name: 'CHANGE PASSWORD' });
    await dialog.getByLabel('New password', { exact: true }).fill('short');
    await dialog.getByLabel('Confirm new password', { exact: true }).fill('short');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Password must be 8 character at least.').first()).toBeVisible();
    await dialog.getByLabel('New password', { exact: true }).fill(own);
    await dialog.getByLabel('Confirm new password', { exact: true }).fill(own);
    const save = dialog.getByRole('button', { name: 'Save' });
    await page.route('**/api/change/', (route) =>
      route.fulfill({ status: 503, json: { message: 'No.', detail: 'No.' } }),
    );
    await save.click();
    await expect(dialog.getByText('Error when trying to change the password, try again later.')).toBeVisible();
    await page.unroute('**/api/change/');
    // While the answer is on its way, a second press sends nothing.
    const asked = countCalls(page, '/api/change/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/change/', async (route) => {
      await released;
      await route.continue();
    });
    await save.click();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await save.click({ force: true });
    await dialog.getByLabel('Confirm new password', { exact: true }).press('Enter');
    release();
    await expect(dialog).toBeHidden();
    expect(asked()).toBe(1);
    await expect(page).toHaveURL(/\/brands$/);
  },
);
