import { expect, test } from '@playwright/test';
import { signIn } from './steps.ts';

test('a visitor of /pattern is led to the front door (P-048)', async ({ page }) => {
  await page.goto('/pattern');
  await expect(page).toHaveURL(/\/$/);
});

test("a signed-in user sees the account's own marketplace under the branding that is tried out (R-029, D-041)", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await signIn(page, 'seller@vitrine.example');
  await page.goto('/pattern');
  const preview = page.getByRole('region', { name: 'Preview of the marketplace' });
  await expect(preview).toBeVisible();
  const directory = preview.locator('[data-surface=directory]').frameLocator('iframe').first();
  await preview.locator('[data-surface=directory]').scrollIntoViewIfNeeded();
  await expect(directory.getByText('Lume').first()).toBeVisible();
  const brand = preview.locator('[data-surface=brand]');
  await brand.scrollIntoViewIfNeeded();
  await expect(brand.frameLocator('iframe').first().getByRole('heading', { level: 1 })).toBeVisible();
  expect(refused).toEqual([]);
});
