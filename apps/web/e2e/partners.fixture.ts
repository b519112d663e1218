import { expect, test } from '@playwright/test';
import { shop } from './shop.ts';
import type { Width } from './steps.ts';
import { urlOf } from './takeOver.ts';

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a partner has its own title, look and language (R-156, R-158, R-155) ${width}`, async ({ page }) => {
    await page.goto(urlOf('tropico'));
    await expect(page).toHaveTitle(/tr[óo]pico/i);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('button', { name: 'ENTRAR' }).first()).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const own = await ground();
    await page.goto(shop.url);
    expect(await ground()).not.toBe(own);
  });

  test(`another language is chosen once and stays, and a registration keeps what was typed (R-157, R-158, B-12, D-047) ${width}`, async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: /^Company name/ }).fill('Maré Alta');
    // The program has come, and has taken what was typed.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('typed_registration'))).toContain('Maré Alta');
    await page.getByRole('radio', { name: 'Brand' }).click();
    await expect(page.getByText(/^Show your collections to retailers/)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Português' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('textbox', { name: /^Nome da empresa/ })).toHaveValue('Maré Alta');
    await expect(page.getByRole('radio', { name: 'Marca' })).toBeChecked();
    await page.goto('/brands');
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Português' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
};
