import { expect, test, type Page } from '@playwright/test';
import { own } from './newPeople.ts';
import { isPhone, signIn, tryToSignIn, type Width } from './steps.ts';

/** One member for each width: each gets a new password. */
const forgetful = (page: Page): string => `buyer-${isPhone(page) ? 13 : 12}@shops.example`;

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

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a wrong password leads to a mail, a new password, and in (X-001, M-05, M-07, S-039, X-012, R-011, R-117, V-024, R-118, R-119, X-017) ${width}`, async ({
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
};
