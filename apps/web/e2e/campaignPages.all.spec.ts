import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { staff } from './shop.ts';
import { tookOver } from './steps.ts';

/** Saves the form, and waits for the sentence that says so. */
const save = async (page: Page, sentence: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(sentence)).toBeVisible();
};

/** Removes the page whose form is open, and waits for it in the list. */
const remove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('article', { name: /^Resort line/ }).getByText('Removed')).toBeVisible();
};

/** The first heading that a visitor reads at an address, and where they are then. */
const visit = async (browser: Browser, address: string): Promise<[heading: string, path: string]> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await tookOver(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const read: [string, string] = [(await heading.textContent()) ?? '', new URL(page.url()).pathname];
  await context.close();
  return read;
};

test('staff add a campaign page, move it, plan it, remove it and bring it back; visitors see each step (D-042, D-046, D-067, R-020) @once', async ({
  page,
  browser,
  request,
}) => {
  await enter(page, staff);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Add a campaign page' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('totheworld');
  await expect(dialog.getByText('A campaign page has or had this address. Choose another one.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Address' }).fill('resort-line');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Resort line');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Resort line');
  await save(page, 'Saved. The shop shows it.');
  await expect.poll(() => visit(browser, '/resort-line')).toEqual(['Resort line', '/resort-line']);
  // As a visitor gets it, before any program runs.
  expect(await (await request.get('/resort-line')).text()).toMatch(/<h1[^>]*>Resort line</);

  await page.getByRole('button', { name: 'Change address' }).click();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('resort-27');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The page is at /resort-27 now.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/account\/resort-27$/);
  await expect.poll(() => visit(browser, '/resort-line')).toEqual(['Resort line', '/resort-27']);

  await page.getByLabel(/^First day in the shop/).fill('2099-01-01');
  await save(page, 'Saved. Visitors see the page on its days.');
  const [unknown] = await visit(browser, '/never-was');
  await expect.poll(() => visit(browser, '/resort-27')).toEqual([unknown, '/resort-27']);
  await expectAccessible(page);

  await remove(page);
  await page
    .getByRole('article', { name: /^Resort line/ })
    .getByRole('link')
    .click();
  await page
    .getByRole('button', { name: /^Return to this/ })
    .last()
    .click();
  await expect(page.getByText('Saved. The shop shows it.')).toBeVisible();
  await expect.poll(() => visit(browser, '/resort-line')).toEqual(['Resort line', '/resort-27']);

  // Other journeys take their pages from the sitemap.
  await remove(page);
  await page.goto('/admin/log');
  await expect(page.getByText('Address of resort-27 changed')).toBeVisible();
  expect(await visit(browser, '/totheworld')).toEqual(['From Brazil to the World', '/totheworld']);
});
