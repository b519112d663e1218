import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { admin } from './admin.ts';
import { definePassword, fillRegistration, linkIn, mailTo, own } from './newPeople.ts';
import { fillLogin, isPhone, type Width } from './steps.ts';

/** One person for each journey and width. */
export const addressOf = (page: Page, name: string): string =>
  `${name}-${isPhone(page) ? 'phone' : 'desktop'}@shops.example`;

export const thanks = 'Thank you! Please check your e-mail inbox.';

/** The dialog with a retailer's form, from the login. */
export const openRegistration = async (page: Page): Promise<Locator> => {
  await page.goto('/?showLoginPopup=true');
  await page.getByRole('dialog', { name: 'WELCOME BACK' }).getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: "LET'S START YOUR REGISTRATION" });
  await dialog.getByRole('button', { name: /I’m a retailer/ }).click();
  await expect(dialog.getByLabel('Company name')).toBeVisible();
  return dialog;
};

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a brand applies on the full screen, waits for staff, and sells once approved (R-008, R-103, R-104, R-109, R-110, R-111, R-114, R-116, S-037, S-038, X-010, A-020, A-021, D-050, R-135) ${width}`, async ({
    page,
  }) => {
    const email = addressOf(page, 'marola');
    const company = isPhone(page) ? 'Casa Marola Norte' : 'Casa Marola Sul';
    await page.goto('/register/lisbon-fashion-days?type=s');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'HELLO THERE!' })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: /^Lisbon Fashion Days/ }).first()).toBeChecked();
    await expectAccessible(page);
    await main.getByRole('button', { name: 'SEND' }).click();
    await expect(main.getByText('Fill all the required fields!')).toBeVisible();
    await fillRegistration(main, email, company);
    await main.getByRole('button', { name: 'SEND' }).click();
    await expect(main.getByText('Check your email for more information')).toBeVisible();
    await main.getByRole('button', { name: 'GO BACK' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect
      .poll(() => mailTo(page, email, /We received your application/))
      .toContain('Our team looks at every brand');

    if (isPhone(page)) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: "I'M A BRAND" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/register\?type=s$/);
    await fillRegistration(main, email, company);
    await main.getByRole('button', { name: 'SEND' }).click();
    await expect(main.getByText(/^This e-mail address is already registered\./)).toBeVisible();

    expect(await admin('brand', 'list')).toContain(company);
    const printed = await admin('brand', 'approve', email, '--print-link');
    const link = printed.match(/\/define-password\?hash=[\w-]+/)?.[0] ?? '';
    await definePassword(page, link, email, own);
    await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
    await fillLogin(page, email, own);
    await expect(page).toHaveURL(new RegExp(`/${company.toLowerCase().replaceAll(' ', '-')}$`));
  });

  test(`a retailer registers, defines a password by the mail, waits, and sees prices once approved (M-01, M-02, M-03, M-06, S-035, A-019, D-051, D-052, R-009, M-10, S-045, K-04, S-003, A-017) ${width}`, async ({
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
};
