import { expect, test } from '@playwright/test';
import { testAt } from './partners.fixture.ts';
import { shop } from './shop.ts';
import { urlOf } from './takeOver.ts';

testAt('@once');

test('the mark "Powered by" shows only where the account wants it (R-159, B-16) @once', async ({ page }) => {
  const mark = page.getByRole('contentinfo').locator('[data-part=powered-by]');
  await page.goto(urlOf('tropico'));
  await expect(mark).toHaveText(/Vitrine/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account_powered_by'))).toBe('true');
  await page.goto(shop.url);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account_powered_by'))).toBe('false');
});

test('a partner that opens dark shows the logo made for dark ground, and prints black on white (R-155, B-13) @once', async ({
  page,
}) => {
  const logo = page.getByRole('banner').getByRole('img', { name: 'Atelier Noir' });
  await page.goto(urlOf('atelier-noir'));
  const { logo_dark } = await page.evaluate(
    () => JSON.parse(document.getElementById('vitrine-boot')?.textContent ?? '').account as { logo_dark: string },
  );
  await expect(logo).toHaveAttribute('src', logo_dark);
  await expect(logo).toHaveCSS('filter', 'none');
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toHaveCSS('filter', 'invert(1) hue-rotate(180deg)');
  for (const part of ['html', 'body']) {
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator(part)).toHaveCSS('color-scheme', 'light');
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
