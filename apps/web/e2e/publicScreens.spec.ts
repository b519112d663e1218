import { expect, test, type Page } from '@playwright/test';
import { kinds, pathsOf } from './publicPaths.ts';
import { tookOver } from './steps.ts';
import { urlOf, watch } from './takeOver.ts';

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
