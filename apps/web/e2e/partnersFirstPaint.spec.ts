import { expect, test, type Page } from '@playwright/test';
import { expandBranding, themeNames, themes, type ThemeName } from '@vitrine/tokens';
import { pixelAt } from './pixel.ts';
import { shop } from './shop.ts';
import { tookOver } from './steps.ts';

const urlOf = (hash: string): string => `http://${hash}.localhost:${shop.port}`;
const groundOf = (hash: ThemeName): string | undefined =>
  expandBranding(themes[hash], themes[hash].mode).vars['--v-color-ground'];

const scripts = /\/assets\/.*\.js$/;

/** Notes, picture by picture, what the page is coloured and called. */
const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = (): void => {
      if (document.body)
        seen.add(`${getComputedStyle(document.body).getPropertyValue('--v-color-ground')} ${document.title}`);
      requestAnimationFrame(note);
    };
    note();
  });
};

const seenOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

for (const hash of themeNames) {
  test(`${hash} shows its landing page in its own look before any script has come, and no other look on the way (S-052, A-022, D-114) @once`, async ({
    page,
  }) => {
    await watch(page);
    let letGo = (): void => undefined;
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(scripts, async (route) => {
      await wait;
      await route.continue();
    });
    await page.goto(urlOf(hash), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const title = await page.title();
    expect(await pixelAt(page, 4, 20)).toBe(groundOf(hash));
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', groundOf(hash) ?? '');
    const fonts = await page.evaluate(() =>
      Promise.all(
        [...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((face) => face.load()),
      ).then((faces) => [...new Set(faces.map(({ family }) => family.replaceAll(/["']/g, '')))]),
    );
    expect(fonts.toSorted()).toEqual([...new Set([themes[hash].type.display, themes[hash].type.text])].toSorted());

    letGo();
    await tookOver(page);
    await expect(page).toHaveTitle(title);
    expect(await seenOf(page)).toEqual([`${groundOf(hash)} ${title}`]);
  });
}

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

test('an unknown host is the Vitrine’s own shop (D-114) @once', async ({ page }) => {
  await page.goto(urlOf('nobody'));
  await expect(page).toHaveTitle(/^Vitrine/);
  expect(await pixelAt(page, 4, 20)).toBe(groundOf('vitrine'));
});

test.describe('where a header tells the partner', () => {
  test.use({ extraHTTPHeaders: { 'x-account-hash': 'signal' } });

  test('the page and every later call are that partner’s (A-002, D-114, B-17) @once', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^Signal/);
    await page.setExtraHTTPHeaders({});
    await page
      .getByRole('link', { name: 'SEE BRANDS' })
      .or(page.locator('a[href="/brands"]'))
      .filter({ visible: true })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /Platform 9/ }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('account_hash'))).toBe('signal');
  });
});
