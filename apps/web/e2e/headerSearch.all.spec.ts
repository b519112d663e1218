import { expect, test } from '@playwright/test';
import { tookOverParts } from './takeOver.ts';

test('what is typed while the search is loading stands in its field, and closing it returns to the button (R-213) @once', async ({
  page,
}) => {
  await page.goto('/brands');
  await tookOverParts(page, ['header button']);
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await page.keyboard.type('casa xx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  letGo();
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search brands' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('casa ');
  await page.keyboard.type('ferro');
  await expect(field).toHaveValue('casa ferro');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});
