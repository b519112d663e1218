import { expect, test } from '@playwright/test';
import { testAt } from './accessibility.fixture.ts';
import { expectAccessible } from './accessible.ts';

test.use({ reducedMotion: 'reduce' });

testAt('@phone');

test('the login passes axe (D-110)', async ({ page }) => {
  await page.goto('/?showLoginPopup=true');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
