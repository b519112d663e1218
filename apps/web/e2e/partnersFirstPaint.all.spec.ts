import { expect, test } from '@playwright/test';
import { themeNames } from '@vitrine/tokens';
import { groundOf, scripts, testFirstPaint } from './partnersFirstPaint.fixture.ts';
import { pixelAt } from './pixel.ts';
import { urlOf } from './takeOver.ts';

for (const hash of themeNames.filter((name) => name !== 'atelier-noir')) testFirstPaint(hash);

test('a screen that is not rendered shows the partner’s mark until its program has come (A-022) @once', async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${urlOf('fjord')}/no/such/page`);
  const mark = page.locator('.v-waiting-name img');
  await expect(mark).toBeVisible();
  await expect(mark).toHaveJSProperty('complete', true);
  await page.unroute(scripts);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(mark).toBeHidden();
});

test('an unknown host is the Vitrine’s own shop (D-114) @once', async ({ page }) => {
  await page.goto(urlOf('nobody'));
  await expect(page).toHaveTitle(/^Vitrine/);
  expect(await pixelAt(page, 4, 20)).toBe(groundOf('vitrine'));
});
