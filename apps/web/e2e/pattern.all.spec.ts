import { expect, test } from '@playwright/test';
import { themes } from '@vitrine/tokens';
import { encodeShare } from '@vitrine/tokens/exchange';
import { changesOfColour, previewSettled } from './speed.ts';
import { enter } from './enter.ts';
import { fillLogin, isPhone, openOwnMenu, signIn } from './steps.ts';

test("a signed-in user sees the account's own marketplace under the branding that is tried out (R-029, D-041)", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await enter(page, 'seller@vitrine.example');
  await page.goto('/pattern');
  if (isPhone(page)) await page.getByRole('radio', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview).toBeVisible();
  const directory = preview.locator('[data-surface=directory]').frameLocator('iframe').first();
  await preview.locator('[data-surface=directory]').scrollIntoViewIfNeeded();
  await expect(directory.getByText('Lume').first()).toBeVisible();
  const brand = preview.locator('[data-surface=brand]');
  await brand.scrollIntoViewIfNeeded();
  await expect(brand.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
});

test('a shared link that is opened signed out shows its branding once its reader has signed in (D-041, P-048) @once', async ({
  page,
}) => {
  const shared = new URLSearchParams({ name: 'Casa Nova', style: encodeShare(themes.petale) });
  await page.goto(`/pattern#${shared}`);
  await expect(page.getByRole('dialog', { name: 'WELCOME BACK' })).toBeVisible();
  await fillLogin(page, 'buyer@vitrine.example');
  await expect(page).toHaveURL(/\/pattern#/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Casa Nova');
});

test('a retailer reads sentences on every surface of the studio, and no key of a catalogue (R-029, D-041) @once', async ({
  page,
}) => {
  const missing: string[] = [];
  page.on('console', (message) => message.text().includes('MISSING_TRANSLATION') && missing.push(message.text()));
  await enter(page, 'buyer@vitrine.example');
  await page.goto('/pattern');
  const event = page.locator('[data-surface=event]');
  await event.scrollIntoViewIfNeeded();
  await expect(
    event.frameLocator('iframe').first().getByRole('heading', { level: 1, name: 'Resort at the Printing Works' }),
  ).toBeVisible();
  // A visitor imports nothing: the surface is for members.
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('approved');
  const refusal = page.locator('[data-surface=not-allowed]');
  await refusal.scrollIntoViewIfNeeded();
  await expect(
    refusal.frameLocator('iframe').first().getByText('You are not allowed to import an editable list'),
  ).toBeVisible();
  expect(missing).toEqual([]);
});

test('anyone who is signed in finds the studio in the menu with their name, and the way back (R-029)', async ({
  page,
}) => {
  await signIn(page, 'seller@vitrine.example');
  await openOwnMenu(page, 'Inês');
  await page.getByRole('link', { name: 'Studio' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/pattern$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the marketplace' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a change of colour is seen on everything in view with the next picture that is painted, at a fourth of the speed @once', async ({
  page,
}) => {
  await enter(page, 'seller@vitrine.example');
  await page.goto('/pattern');
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('visitor');
  const landing = page.locator('[data-surface=landing]').frameLocator('iframe').first();
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible();
  await previewSettled(page);
  const changes = await changesOfColour(page, [
    '#0a5c36',
    '#5c0a36',
    '#0a365c',
    '#365c0a',
    '#36415c',
    '#5c360a',
    '#1b1814',
  ]);
  const milliseconds = changes.map((change) => Math.round(change.milliseconds)).join(' ');
  test.info().annotations.push({ type: 'milliseconds', description: milliseconds });
  // Time depends on what else the machine does: `npm run bench -- studio` holds it against 100 ms.
  expect(changes.map(({ paints }) => paints)).toEqual(changes.map(() => 1));
});
