import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { expandBranding, themes } from '@vitrine/tokens';
import { admin } from './admin.ts';
import { pixelAt } from './pixel.ts';
import { shop } from './shop.ts';

const fjord = `http://fjord.localhost:${shop.port}`;
const ground = (hash: 'fjord' | 'signal') => expandBranding(themes[hash], themes[hash].mode).vars['--v-color-ground'];

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="60"><rect width="240" height="60" fill="#ff2200"/></svg>';

test.use({ baseURL: fjord });

test('a branding set from a file shows in the open shop: look, logo, words in both languages; and is taken back (E-16, D-113, D-115, R-155, R-159) @once', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-brand-'));
  await writeFile(join(folder, 'mark.svg'), logo);
  const document = {
    style: themes.signal,
    title: 'Fjord · new coat',
    logo: 'mark.svg',
    poweredByBlanc: false,
    texts: {
      'shell.terms': { en: '<b>House</b> rules', pt_BR: 'Regras da casa' },
      'shell.copyright': '{name}, since {year}',
    },
  };
  await writeFile(join(folder, 'brand.json'), JSON.stringify(document));

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Powered by')).toBeVisible();
  await admin('account', 'brand', 'fjord', join(folder, 'brand.json'));

  await page.reload();
  await expect(page).toHaveTitle('Fjord · new coat');
  expect(await pixelAt(page, 4, 20)).toBe(ground('signal'));
  const mark = page.getByRole('banner').getByRole('img', { name: 'Fjord' });
  await expect(mark).toHaveAttribute('src', /^\/media\/files\/logos\//);
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(footer.getByText('<b>House</b> rules')).toBeVisible();
  // The demo is filled now.
  await expect(footer.getByText(`Fjord, since ${new Date().getUTCFullYear()}`)).toBeVisible();
  await expect(footer.getByText('Powered by')).toBeHidden();
  await footer.getByRole('button', { name: 'Português' }).click();
  await expect(footer.getByText('Regras da casa')).toBeVisible();

  await admin('account', 'brand', 'fjord', '--rollback');
  await page.reload();
  await expect(page).toHaveTitle(/Nordic everyday/);
  expect(await pixelAt(page, 4, 20)).toBe(ground('fjord'));
  await expect(footer.getByText('Termos de uso')).toBeVisible();
});

test('a broken branding is refused with its reasons and leaves the shop as it is (D-113) @once', async ({ page }) => {
  const file = join(await mkdtemp(join(tmpdir(), 'vitrine-brand-')), 'broken.json');
  const style = { ...themes.fjord, seeds: { ...themes.fjord.seeds, brand: 'url(https://elsewhere.example)' } };
  await writeFile(file, JSON.stringify({ style, title: 'Broken' }));
  const refused = await admin('account', 'brand', 'fjord', file).then(
    () => undefined,
    (error: unknown) => error as { code: number; stderr: string; stdout: string },
  );
  expect(refused?.code).toBe(1);
  expect(refused?.stderr).toContain('style.seeds.brand');
  expect(JSON.parse(refused?.stdout ?? '')).toHaveProperty(
    'style.seeds.brand',
    expect.stringMatching(/^#[0-9a-f]{6}$/),
  );
  await page.goto('/');
  await expect(page).toHaveTitle(/Nordic everyday/);
});
