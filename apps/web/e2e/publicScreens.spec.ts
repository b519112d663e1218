import { expect, test, type Page } from '@playwright/test';
import { languageCodes } from '@vitrine/api/rules';
import { themes } from '@vitrine/tokens';
import { ask, kinds, oneOfEach, pathsOf } from './publicPaths.ts';
import { tookOver } from './steps.ts';
import { expectTakenOver, mostDifferent, urlOf, watch } from './takeOver.ts';

test('every address of the sitemap is a page with content that names this address as its own (D-111) @once', async ({
  request,
}) => {
  const hash = 'tropico';
  const paths = await pathsOf(request, hash);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    const answer = await ask(request, hash, path);
    const html = await answer.text();
    const canonical = new URL(/<link rel="canonical" href="(.*?)">/.exec(html)?.[1] ?? 'http://none.invalid/none');
    const description = /<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '';
    expect([path, answer.status(), canonical.pathname, description.length > 20, /<h1/.test(html)]).toEqual([
      path,
      200,
      path,
      true,
      true,
    ]);
  }
});

mostDifferent.forEach((hash, place) =>
  test(`React takes over the public screens of ${hash} and draws nothing again (D-111) @once`, async ({
    browser,
    request,
  }) => {
    test.slow();
    for (const [index, path] of (await oneOfEach(request, hash)).entries()) {
      const context = await browser.newContext();
      const code = languageCodes[(place + index) % languageCodes.length] ?? 'en';
      await expectTakenOver(await context.newPage(), { hash, code, mode: themes[hash].mode, path });
      await context.close();
    }
  }),
);

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

const richTexts = (page: Page): Promise<string[]> =>
  page.locator('[data-component=RichHtml]').evaluateAll((elements) => elements.map(({ innerHTML }) => innerHTML));

test('formatted text is the same from the server and from the browser (D-137) @once', async ({ page, request }) => {
  const path = (await pathsOf(request, 'vitrine')).find((each) => kinds['brand']?.test(each)) ?? '';
  await page.goto(urlOf('vitrine') + path);
  await tookOver(page);
  const fromServer = await richTexts(page);
  expect(fromServer.join('').length).toBeGreaterThan(100);
  // With this cookie the page comes without markup, and the browser draws it.
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: urlOf('vitrine') }]);
  await page.reload();
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => richTexts(page)).toEqual(fromServer);
});

test('an address in the other language chooses it, and leaves it out of the address bar (D-047, D-111) @once', async ({
  page,
}) => {
  const problems = await watch(page);
  await page.goto(`${urlOf('vitrine')}/brands?lang=pt-BR`);
  await tookOver(page);
  await expect(page).toHaveURL(/\/brands$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marcas');
  expect(problems).toEqual([]);
});
