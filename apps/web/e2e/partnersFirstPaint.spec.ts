import { expect, test } from '@playwright/test';
import { groundOf, scripts, testFirstPaint } from './partnersFirstPaint.fixture.ts';
import { pixelAt } from './pixel.ts';
import { tookOver } from './steps.ts';
import { urlOf } from './takeOver.ts';

// The one that differs most from the look of a page without a partner.
testFirstPaint('atelier-noir');

test('a page whose program never comes keeps its own face, and offers to load again @once', async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto(urlOf('tropico'));
  await expect(page).toHaveTitle(/Trópico/);
  expect(await pixelAt(page, 4, 20)).toBe(groundOf('tropico'));
  const again = page.getByRole('link', { name: 'Carregar a página de novo' });
  // The wait is the style sheet's own, so it is wound on there.
  await page.evaluate(() => {
    const note = document.getElementById('vitrine-late');
    for (const animation of note?.getAnimations({ subtree: true }) ?? []) animation.finish();
  });
  await expect(again).toBeVisible();
  await page.unroute(scripts);
  await again.click();
  await tookOver(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a partner says in its own language and look what it needs (R-158) @once', async ({ page }) => {
    await page.goto(urlOf('tropico'));
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    expect(await note.evaluate((paragraph) => paragraph.textContent)).toContain('Esta loja precisa de JavaScript.');
    expect(await pixelAt(page, 4, 20)).toBe(groundOf('tropico'));
  });
});

test.describe('where a header tells the partner', () => {
  test.use({ extraHTTPHeaders: { 'x-account-hash': 'signal' } });

  test('the page and every later call are that partner’s (A-002, D-114, B-17) @once', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^Signal/);
    await page.setExtraHTTPHeaders({});
    // Without the program, the link would load a page without the header.
    await tookOver(page);
    await page
      .getByRole('link', { name: 'SEE BRANDS' })
      .or(page.locator('a[href="/brands"]'))
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /Platform 9/ }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('account_hash'))).toBe('signal');
  });
});
