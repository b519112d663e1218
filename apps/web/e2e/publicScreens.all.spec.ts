import { expect, test } from '@playwright/test';
import { themeNames } from '@vitrine/tokens';
import { ask, oneOfEach, pathsOf } from './publicPaths.ts';
import { urlOf } from './takeOver.ts';

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
