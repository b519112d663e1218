import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { shop } from './shop.ts';
import { tookOver, type Width } from './steps.ts';

const builtPage = join(import.meta.dirname, '../dist/index.html');

/** The page as a plain file server delivers it, without the account, while the API fails. */
export const failStart = async (page: Page): Promise<void> => {
  const body = await readFile(builtPage, 'utf8');
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  );
  await page.route('**/v1/x-account', (route) => route.fulfill({ status: 503, body: '' }));
};

const brandColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--v-color-brand').trim());

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a start that fails keeps the title, look and language of the last good one at this host (M-21, S-053, X-023, X-024, B-14, B-15, B-18) ${width}`, async ({
    page,
  }) => {
    const address = `http://tropico.localhost:${shop.port}/`;
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await tookOver(page);
    const [title, colour] = [await page.title(), await brandColour(page)];
    expect(colour).not.toBe('');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('account_name'))).toBe('Trópico');
    const segments = await page.evaluate(() => JSON.parse(localStorage.getItem('event_segments') ?? 'null') as unknown);
    expect(segments).toContainEqual(expect.objectContaining({ slug: expect.any(String) }));
    await failStart(page);
    await page.goto(address);
    const dialog = page.getByRole('alertdialog', { name: 'Erro!' });
    await expect(dialog.getByText('Ocorreu um erro. Tente novamente mais tarde.')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/ (2[4-9]|3[0-6]) segundos/);
    expect([await page.title(), await brandColour(page)]).toEqual([title, colour]);
    await page.unroute('**/v1/x-account');
    await dialog.getByRole('button', { name: 'Tentar agora' }).last().click();
    await expect(dialog).toBeHidden();
  });
};
