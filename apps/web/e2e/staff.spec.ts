import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { callApi, isPhone, outbox, signIn } from './steps.ts';
import { staff } from './shop.ts';

const register = async (page: Page, name: string, email: string): Promise<void> => {
  const answer = await page.request.post('/v1/preregistration', {
    multipart: {
      type: 'b',
      company_name: name,
      company_website: 'https://shop.example',
      year_established: '2015',
      first_name: 'Ada',
      last_name: 'Reis',
      phone: '21 98765-4321',
      email,
      'glocations[]': 'Rua Chile 4, Salvador',
      'locations[]': 'Brazil',
    },
  });
  expect(answer.status()).toBe(201);
};

test('staff follow GO TO ADMIN, ask a retailer for more, approve it, and find both in the audit log (R-150, P-066, D-048, D-050, D-067) @once', async ({
  page,
}) => {
  const name = 'Quitanda Nova';
  await signIn(page, staff);
  await register(page, name, 'ada@quitanda.example');
  await page.reload();
  if (!isPhone(page)) await page.getByRole('link', { name: 'GO TO ADMIN' }).click();
  else await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/today$/);
  await expect(page.getByRole('region', { name: 'Registrations to decide' })).toBeVisible();
  await page.getByRole('link', { name: 'Registrations', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Search by name or e-mail' }).fill('quitanda');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Rua Chile 4, Salvador')).toBeVisible();

  await page.getByRole('button', { name: 'Ask for more' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Please send us your tax number.');
  await page.getByRole('button', { name: 'Send mail' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('button', { name: 'Approve and send mail' }).click();
  const history = page.getByRole('table', { name: 'History' });
  await expect(history.getByRole('rowheader')).toHaveText([/approved$/, /asked for more$/, /registered$/]);
  await expectAccessible(page);
  await expect.poll(() => outbox(page)).toContain('Quitanda Nova is approved');

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('link', { name: 'Retailer Quitanda Nova approved' })).toBeVisible();
  await expectAccessible(page);
});

test('a retailer does not enter the back office, a brand finds its own areas alone (P-065, P-067, D-049, D-067) @once', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/?next=%2Fadmin');
  for (const [email, address] of [
    ['buyer@vitrine.example', /\/brands$/],
    ['seller@vitrine.example', /\/admin\/brand\/\w+$/],
  ] as const) {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await enter(page, email);
    await page.goto('/admin');
    await expect(page).toHaveURL(address);
    expect((await callApi(page, 'GET', '/v1/admin/log')).status).toBe(403);
  }
  const areas = page.getByRole('navigation', { name: 'Areas of the back office' });
  await areas.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Registrations' })).toHaveCount(0);
});
