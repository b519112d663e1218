import { expect, test } from '@playwright/test';
import { failStart, testAt } from './startup.fixture.ts';

testAt('@once');

test('a first start that fails says so in plain English (X-023, X-024) @once', async ({ page }) => {
  await failStart(page);
  await page.goto('/');
  const dialog = page.getByRole('alertdialog', { name: 'Error!' });
  await expect(dialog.getByText('An error occurred. Please try again later.')).toBeVisible();
});
