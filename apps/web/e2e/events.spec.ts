import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { fillLogin } from './steps.ts';
import { testAt, buyer } from './events.fixture.ts';

test.use({ reducedMotion: 'reduce' });

testAt('@once');

test('a link that fails says so and leads to the start (R-132, M-20, S-051, X-032, D-116) @once', async ({ page }) => {
  await enter(page, buyer);
  await page.route('**/api/vincular-event-segment/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/vincular/clean-beauty');
  const dialog = page.getByRole('alertdialog', { name: 'Error!' });
  await expect(dialog.getByText('An error ocurred trying to tag the event. Please, try again later.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // `/` leads a signed-in retailer on.
  await expect(page).toHaveURL(/\/brands$/);
});

test('a visitor logs in before the link, and is then on the segment (P-055, S-016, B-21) @once', async ({ page }) => {
  await page.goto('/vincular/resort');
  await expect(page).toHaveURL(/:\d+\/$/);
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/\/resort$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resort' })).toBeVisible();
});
