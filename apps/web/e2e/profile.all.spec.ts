import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { fillLogin } from './steps.ts';
import { own, mailTo } from './newPeople.ts';

test(
  'a colleague is invited, defines a password by the mail and signs in for the same shop (R-359, R-367, R-368, P-073, P-074, S-116, S-118)',
  { tag: '@once' },
  async ({ page }) => {
    const invited = 'nina@shop-15.example';
    await enter(page, 'buyer-15@shops.example');
    await page.goto('/profile?tab=users');
    await page.getByLabel('Name', { exact: false }).last().fill('Nina Alves');
    await page.getByRole('form', { name: 'Invite a colleague' }).getByLabel('E-mail').fill(invited);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText(`The invitation was sent to ${invited}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Activate, Nina Alves' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    await expect.poll(() => mailTo(page, invited, /invites you/)).toContain('/define-password?hash=');
    const [link = ''] = /\/define-password\?hash=[\w-]+/.exec(await mailTo(page, invited, /invites you/)) ?? [];
    const guest = await (await page.context().browser()?.newContext({ baseURL: shop.url }))?.newPage();
    if (!guest) throw new Error('There is no browser.');
    await guest.goto(link);
    const define = guest.getByRole('dialog', { name: 'DEFINE PASSWORD' });
    await define.getByLabel('E-mail').fill(invited);
    await define.getByLabel('New password', { exact: true }).fill(own);
    await define.getByLabel('Confirm new password', { exact: true }).fill(own);
    await define.getByRole('button', { name: 'Save' }).click();
    await expect(guest.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
    await fillLogin(guest, invited, own);
    await expect(guest).toHaveURL(/\/brands$/);

    await page.reload();
    await page.getByRole('button', { name: 'Deactivate, Nina Alves' }).click();
    await page.getByRole('button', { name: 'Yes, deactivate' }).click();
    await expect(page.getByRole('button', { name: 'Activate, Nina Alves' })).toBeVisible();
    await guest.reload();
    await expect(guest).toHaveURL(/\/$/);
    await guest.context().close();
  },
);
