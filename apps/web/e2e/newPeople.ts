import { expect, type Locator, type Page } from '@playwright/test';
import { sayInEnglish } from './portuguese.ts';

/** A password that somebody chooses. */
export const own = 'linen-in-lisbon';

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
export const definePassword = async (
  page: Page,
  link: string,
  email: string,
  secret: string,
  say = sayInEnglish,
): Promise<void> => {
  await page.goto(link);
  const define = page.getByRole('dialog', { name: say('dialogs.define.title') });
  await define.getByLabel(say('auth.email')).fill(email);
  await define.getByLabel(say('auth.password.new'), { exact: true }).fill(secret);
  await define.getByLabel(say('auth.password.confirm'), { exact: true }).fill(secret);
  await define.getByRole('button', { name: say('dialogs.define.submit') }).click();
};

/** Fills in the form of a retailer or a brand. */
export const fillRegistration = async (
  form: Locator,
  email: string,
  company: string,
  say = sayInEnglish,
): Promise<void> => {
  await form.getByLabel(say('registration.company')).fill(company);
  await form.getByLabel(say('registration.website')).fill('https://www.instagram.com/loja.aurora');
  await form.getByLabel(say('registration.year')).fill('2009');
  await form.getByRole('textbox', { name: say('registration.firstName'), exact: true }).fill('Ana');
  await form.getByLabel(say('registration.lastName')).fill('Prado');
  await form.locator('input[name=phone]').fill('11987654321');
  await form.getByLabel(say('registration.email')).fill(email);
  await form.getByLabel(say('registration.place')).first().fill('São Paulo');
  await form
    .getByRole('combobox', { name: say('registration.country'), exact: true })
    .first()
    .selectOption('Brazil');
};
