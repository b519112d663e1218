import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { admin } from './admin.ts';
import { definePassword, fillRegistration, linkIn, mailTo, own } from './newPeople.ts';
import { fillLogin } from './steps.ts';
import { testAt, addressOf, thanks, openRegistration } from './registration.fixture.ts';

testAt('@once');

test('a retailer registers, defines a password by the mail, waits, and sees prices once approved (M-01, M-02, M-03, M-06, S-035, A-019, D-051, D-052, R-009, M-10, S-045, K-04, S-003, A-017)', async ({
  page,
}) => {
  const email = addressOf(page, 'aurora');
  const dialog = await openRegistration(page);
  await expectAccessible(page);
  await fillRegistration(dialog, email, 'Loja Aurora');
  await dialog.getByRole('button', { name: 'SEND' }).dblclick();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await dialog.getByRole('link', { name: 'MEET OUR BRANDS' }).click();
  await expect(page).toHaveURL(/\/brands$/);

  const link = await linkIn(page, email, /Your registration/);
  await definePassword(page, link, email, own);
  await expect(page.getByText('Your password is set. The login comes next.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await fillLogin(page, email, own);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.getByText(/^Your registration is awaiting approval\./)).toBeVisible();
  await page.goto('/product/1');
  await expect(page.getByText('RESTRICTED').first()).toBeVisible();

  expect(await admin('retailer', 'approve', email)).toContain('is approved: it sees prices and may order.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Greta linen dress' })).toBeVisible();
  // Nobody is asked for a price list: the country decides, and the select beside the price says so.
  await expect(page.getByText(/^BRL/).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('RESTRICTED')).toHaveCount(0);
  await expect.poll(() => mailTo(page, email, /is approved/)).toContain('Discover the brands');
});

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
