import { expect, test } from '@playwright/test';
import { languageCodes } from '@vitrine/api/rules';
import { themeNames, themes, type ThemeName } from '@vitrine/tokens';
import { ask, kinds, oneOfEach, pathsOf } from './publicPaths.ts';
import { expectTakenOver, mostDifferent, urlOf } from './takeOver.ts';

test('React takes over the public screens and draws nothing again (D-111) @once', async ({ browser, request }) => {
  test.slow();
  const paths = new Map<ThemeName, string[]>();
  for (const hash of mostDifferent) paths.set(hash, await pathsOf(request, hash));
  for (const [index, kind] of Object.values(kinds).entries()) {
    // Each kind of screen in one partner, of those that have it in turn; and in one language.
    const having = mostDifferent.filter((hash) => paths.get(hash)?.some((path) => kind.test(path)));
    const hash = having[index % having.length] ?? 'vitrine';
    const code = languageCodes[Math.floor(index / mostDifferent.length) % languageCodes.length] ?? 'en';
    const context = await browser.newContext();
    const path = paths.get(hash)?.find((each) => kind.test(each));
    await expectTakenOver(await context.newPage(), { hash, code, mode: themes[hash].mode, path });
    await context.close();
  }
});

for (const hash of themeNames)
  test(`every address of the sitemap of ${hash} is a page with content and a picture that names this address as its own (D-111) @once`, async ({
    request,
  }) => {
    const paths = await pathsOf(request, hash);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths).toContain('/made-by-hand');
    if (hash === 'vitrine') expect(paths).toContain('/brand/grao');
    for (const path of paths) {
      const answer = await ask(request, hash, path);
      const html = await answer.text();
      const canonical = new URL(/<link rel="canonical" href="(.*?)">/.exec(html)?.[1] ?? 'http://none.invalid/none');
      const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
      const picture = /<meta property="og:image" content="(.*?)">/.exec(html)?.[1] ?? '';
      expect([path, answer.status(), canonical.pathname, description.length > 20, /<h1/.test(html)]).toEqual([
        path,
        200,
        path,
        true,
        true,
      ]);
      expect([path, /<meta name="robots"/.test(html), new URL(picture).origin]).toEqual([
        path,
        false,
        canonical.origin,
      ]);
    }
  });

test.describe('without JavaScript @once', () => {
  test.use({ javaScriptEnabled: false });

  test('public screens show a title and a footer, and nothing runs over the edge (D-111)', async ({
    page,
    request,
  }) => {
    for (const path of await oneOfEach(request, 'fjord')) {
      await page.goto(urlOf('fjord') + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const { width = 0 } = (await page.locator('[data-component=PageFrame]').boundingBox()) ?? {};
      expect([path, width]).toEqual([path, page.viewportSize()?.width]);
    }
  });
});
