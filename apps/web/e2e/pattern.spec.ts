import { expect, test } from '@playwright/test';

test('a visitor of /pattern is led to the front page (P-048) @once', async ({ page }) => {
  await page.goto('/pattern');
  await expect(page).toHaveURL('/?next=%2Fpattern');
});
