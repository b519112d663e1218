import { expect, test, type Page } from '@playwright/test';
import { password } from './shop.ts';
import { countCalls, isPhone, signIn, tryToSignIn } from './steps.ts';

/** One member for each width: each gets a new password. */
const forgetful = (page: Page): string => `buyer-${isPhone(page) ? 13 : 12}@shops.example`;
const own = 'linen-in-lisbon';

/** The address in the newest mail to somebody. */
const recoveryLink = async (page: Page, email: string): Promise<string> => {
  const list = await page.request.get('/outbox');
  const mail = (await list.text())
    .split(/<tr|<li|<article/)
    .find((entry) => entry.includes(email) && /password/i.test(entry));
  const id = mail?.match(/\/outbox\/(\d+)/)?.[1];
  if (!id) return '';
  const content = await (await page.request.get(`/outbox/${id}/content`)).text();
  return content.match(/\/recovery\/[\w-]+/)?.[0] ?? '';
};

test('a wrong password leads to a mail, a new password, and in (X-001, M-05, M-07, S-039, X-012, R-011, R-117, V-024, R-118, R-119, X-017)', async ({
  page,
}) => {
  const email = forgetful(page);
  await tryToSignIn(page, email, 'not-my-password');
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(forgot.getByLabel('E-mail')).toHaveValue(email);
  await forgot.getByRole('button', { name: 'Send' }).click();
  await expect(forgot.getByText('Success! Check your email for more information.')).toBeVisible();
  await expect.poll(() => recoveryLink(page, email)).not.toBe('');
  await page.goto(await recoveryLink(page, email));
  await expect(page.getByRole('heading', { name: 'CHANGE PASSWORD' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(own);
  await page.getByLabel('Confirm new password', { exact: true }).fill('another-one');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText("The password and confirmation don't match").first()).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill(own);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Password Changed!')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Login' })
    .or(page.getByRole('main').getByRole('link', { name: 'Login' }))
    .click();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await signIn(page, email, own);
  await expect(page).toHaveURL(/\/brands$/);
});

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
