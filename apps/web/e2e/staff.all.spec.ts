import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { callApi, signIn } from './steps.ts';
import { staff } from './shop.ts';

test('staff let a brand in under a slug of its own, deactivate its person and undo that (D-046, D-050, D-067) @once', async ({
  page,
}) => {
  await signIn(page, staff);
  const applied = await page.request.post('/v1/preregistration', {
    multipart: {
      type: 's',
      company_name: 'Lume',
      company_website: 'https://lume.example',
      year_established: '2015',
      first_name: 'Davi',
      last_name: 'Reis',
      phone: '21 98765-4321',
      email: 'davi@luminar.example',
      'glocations[]': 'Rio de Janeiro, Brazil',
      'locations[]': 'Brazil',
      'seller_segments[]': '13',
    },
  });
  expect(applied.status()).toBe(201);
  await page.goto('/admin/brands');
  await page.getByRole('link', { name: 'Lume', exact: true }).click();
  await expect(page.getByText('There is a brand Lume already.')).toBeVisible();
  await expectAccessible(page);
  const form = page.getByRole('form', { name: 'New brand' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Luminar');
  await form.getByRole('textbox', { name: 'Address' }).fill('cart');
  await expect(form.getByText('This is an address of the shop.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Address' }).fill('luminar');
  await form.getByRole('button', { name: 'Approve and send mail' }).click();
  await expect(page.getByRole('cell', { name: '/luminar' })).toBeVisible();
  await page.getByRole('link', { name: 'Luminar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Luminar' })).toBeVisible();

  await page.goto('/admin/people?search=davi@luminar');
  await page.getByRole('link', { name: 'Davi Reis' }).click();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/mails?search=luminar');
  await expect(page.getByText('davi@luminar.example').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: /^Name of the view/ }).fill('Luminar');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'View: Luminar' })).toBeVisible();
  await page.goto('/admin/mails');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Luminar' }).click();
  await expect(page).toHaveURL(/search=luminar/);
  await page.getByRole('button', { name: 'View: Luminar' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'View: Luminar' })).toBeVisible();
  await expectAccessible(page);
});

test('staff deactivate many people by keyboard alone, read who was left and why, and take it back (D-067) @once', async ({
  page,
}) => {
  await enter(page, staff);
  for (const name of ['Aline', 'Beto'])
    await callApi(page, 'POST', '/v1/admin/people', {
      email: `${name.toLowerCase()}@bulk.example`,
      first_name: name,
      last_name: 'Bulk',
      role: 'staff',
      language_code: 'en',
    });
  const people = await callApi(page, 'GET', '/v1/admin/people?search=bulk.example');
  const [, beto] = (people.data as { data: { id: number }[] }).data;
  await callApi(page, 'PUT', `/v1/admin/people/${beto?.id}/active`, { active: false, seen: 'active' });
  await page.goto('/admin/people?search=bulk.example');
  await page.getByRole('checkbox', { name: 'Choose Aline Bulk' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Choose Beto Bulk' }).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('2 people chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Deactivate' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Deactivate 2 people?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactivate' }).focus();
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('group', { name: 'Chosen rows' });
  await expect(outcome).toBeFocused();
  await expect(outcome.getByText('1 person cannot sign in any more')).toBeVisible();
  await expect(outcome.getByRole('listitem')).toHaveText('Beto Bulk: This person is inactive already.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  const undo = outcome.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  await expect(outcome.getByText('1 is as it was')).toBeVisible();
  await page.goto('/admin/log');
  await expect(page.getByText('aline@bulk.example deactivated')).toBeVisible();
});

test('staff see the shop as a retailer in a tab of its own, change nothing, and find it in the audit log (D-067) @once', async ({
  page,
}) => {
  await enter(page, staff);
  await page.goto('/admin/people?search=buyer@vitrine');
  await page.getByRole('main').getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: /^See the shop as/ }).click();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Open in a new tab' }).click(),
  ]);
  await expect(tab.getByText(/^You see the shop as/)).toBeVisible();
  await expect(tab).not.toHaveURL(/admin/);
  await expectAccessible(tab);
  const write = await tab.evaluate(async () => {
    const headers = { authorization: `Bearer ${sessionStorage.getItem('access_token')}` };
    return (await fetch('/v1/notifications/read', { method: 'POST', headers })).status;
  });
  expect(write).toBe(403);
  await tab.reload();
  await tab.getByRole('button', { name: 'Back to the back office' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await tab.getByRole('link', { name: 'Audit log' }).click();
  await expect(tab.getByText('Shop as buyer@vitrine.example closed')).toBeVisible();
  await expect(tab.getByText('Shop opened as buyer@vitrine.example')).toBeVisible();
});

test('staff make a look in the studio, publish it, and return to the former one with one press (D-041, D-067, D-113) @once', async ({
  page,
}) => {
  await enter(page, staff);
  await page.goto('/admin/branding');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the studio' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toHaveValue(/./);
  const former = await name.inputValue();
  await name.fill('Vitrine Nova');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('The new look is live.', { exact: false })).toBeVisible();
  const liveName = async () => (await (await page.request.get('/v1/x-account')).json()).data.name as string;
  expect(await liveName()).toBe('Vitrine Nova');

  await page.goto('/admin/branding');
  await expect(page.getByRole('cell', { name: 'name', exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Return to this/ })
    .first()
    .click();
  await expect(page.getByText('The new look is live.', { exact: false })).toBeVisible();
  expect(await liveName()).toBe(former);
  await expectAccessible(page);
  await page.goto('/admin/log');
  await expect(page.getByText(`Former look of ${former} published again`)).toBeVisible();
  await expect(page.getByText('Branding of Vitrine Nova changed')).toBeVisible();
});

test('staff review a draft in the studio: a comment stays with its surface, a decision with its draft (D-041, D-067) @once', async ({
  page,
}) => {
  await enter(page, staff);
  await page.goto('/pattern');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vitrine Rascunho');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Approve draft' }).click();
  await expect(page.getByText('approved the draft.')).toBeVisible();
  const directory = page.locator('[data-surface=directory]');
  await directory.scrollIntoViewIfNeeded();
  await directory.getByText('Comment', { exact: true }).click();
  await directory.getByRole('textbox', { name: 'Your comment' }).fill('The letters need more room.');
  await directory.getByRole('button', { name: 'Add comment' }).click();
  await expect(directory.getByText('1 open comment')).toBeVisible();
  await expectAccessible(page, { exclude: 'iframe' });

  await page.goto('/admin/branding');
  const comments = page.getByRole('table', { name: 'Comments' });
  await expect(comments.getByRole('row', { name: /The letters need more room\./ })).toContainText(
    'Directory of brands',
  );
  await comments.getByRole('button', { name: /^Settle: The letters/ }).click();
  await expect(comments.getByRole('button', { name: /^Open again: The letters/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove draft' }).click();
  await expect(page.getByText('There is no draft.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve draft' })).toHaveCount(0);
  await page.goto('/admin/log');
  await expect(page.getByText(/^Comment on the look of .* settled or opened again$/)).toBeVisible();
});
