import { expect, type Locator, type Page } from '@playwright/test';

/** The newest mail to somebody, as the outbox shows it. */
export const mailTo = async (page: Page, email: string, subject: RegExp): Promise<string> => {
  const list = await (await page.request.get('/outbox')).text();
  const mail = list.split('<tr').find((entry) => entry.includes(email) && subject.test(entry));
  const id = mail?.match(/\/outbox\/(\d+)/)?.[1];
  return id ? (await page.request.get(`/outbox/${id}/content`)).text() : '';
};

/** The path and query of the link in the newest mail. */
export const linkIn = async (page: Page, email: string, subject: RegExp): Promise<string> => {
  await expect.poll(() => mailTo(page, email, subject)).toContain('/define-password?hash=');
  return (await mailTo(page, email, subject)).match(/\/define-password\?hash=[\w-]+/)?.[0] ?? '';
};

/** Chooses the password of a new person with the link of a mail. */
export const definePassword = async (page: Page, link: string, email: string, secret: string): Promise<void> => {
  await page.goto(link);
  const define = page.getByRole('dialog', { name: 'DEFINE PASSWORD' });
  await define.getByLabel('E-mail').fill(email);
  await define.getByLabel('New password', { exact: true }).fill(secret);
  await define.getByLabel('Confirm new password', { exact: true }).fill(secret);
  await define.getByRole('button', { name: 'Save' }).click();
};

/** Fills in the form of a retailer or a brand. */
export const fillRegistration = async (form: Locator, email: string, company: string): Promise<void> => {
  await form.getByLabel('Company name').fill(company);
  await form.getByLabel('Website or Instagram').fill('https://www.instagram.com/loja.aurora');
  await form.getByLabel('Year established').fill('2009');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Prado');
  await form.locator('input[name=phone]').fill('11987654321');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('City or address').first().fill('São Paulo');
  await form.getByRole('combobox', { name: 'Country', exact: true }).first().selectOption('Brazil');
};
