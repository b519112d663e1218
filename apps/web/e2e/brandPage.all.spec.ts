import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signIn } from './steps.ts';

/** A wide picture that the browser draws: red on the left, blue on the right. */
const drawn = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 400 });
    const context = canvas.getContext('2d');
    ['#b3352b', '#27408b'].forEach((colour, half) => {
      if (!context) return;
      context.fillStyle = colour;
      context.fillRect(half * 600, 0, 600, 400);
    });
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
};

test('a brand crops a new cover, adds a banner, compares and publishes them, and returns to the page before (D-049, D-060) @once', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'halden@brands.example');
  await page.goto('/admin/brand/page');
  const section = (name: string) => page.locator('summary').filter({ hasText: new RegExp(`^${name}$`) });
  const file = { name: 'cover.png', mimeType: 'image/png', buffer: await drawn(page) };
  const dialog = page.getByRole('dialog', { name: 'Frame the picture' });

  await section('Header').click();
  await page.getByLabel('Cover picture', { exact: true }).setInputFiles(file);
  await expect(dialog.getByText('Crop: 100% of the width, 100% of the height')).toBeVisible();
  await expectAccessible(page, { include: '[role=dialog]' });
  await dialog.getByRole('slider', { name: 'Focus point, left to right' }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByText(/^Focus point: (?!50%)\d+% from the left/)).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/v1/admin/brand/page/pictures'));
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  const { data } = (await (await stored).json()) as { data: { path: string } };
  expect(data.path).toMatch(/#focus=(?!50)\d+-50$/);

  await section('Banners').click();
  await page.getByRole('button', { name: 'Add a banner' }).click();
  await page.getByRole('textbox', { name: 'Title, English' }).fill('The quiet coat is back');
  await page.getByRole('textbox', { name: 'Words of the button, English' }).fill('SEE IT');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Choose a picture.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The button has words and no link/)).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('combobox', { name: 'Link' }).selectOption('All your collections');
  await page.getByRole('button', { name: 'Save draft' }).click();

  const banner = page.getByRole('region', { name: 'Banners, changed' });
  await expect(banner.getByRole('group', { name: 'Draft: Banners' })).toContainText('The quiet coat is back');
  await expect(page.getByRole('region', { name: 'Cover picture, changed' })).toBeVisible();
  await banner.getByRole('button', { name: 'Edit: Banners' }).click();
  await expect(section('Banners')).toBeFocused();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('table', { name: 'What the draft changes' })).toContainText('The quiet coat is back');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^There is no draft/)).toBeVisible();

  const cover = page
    .getByRole('banner')
    .or(page.getByRole('main'))
    .locator(`img[src*="${data.path.split('/')[4]}"]`);
  await page.goto('/halden');
  await expect(cover.first()).toBeVisible();
  await expect(page.getByText('The quiet coat is back').first()).toBeVisible();

  await page.goto('/admin/brand/page');
  await page
    .getByRole('button', { name: /^Publish again/ })
    .first()
    .click();
  const again = page.getByRole('dialog', { name: /^Publish the page of .* again\?$/ });
  await expect(again.getByRole('region', { name: 'Banners, changed' })).toBeVisible();
  await expectAccessible(page, { include: '[role=dialog]' });
  await again.getByRole('button', { name: 'Publish again' }).click();
  await expect(page.getByRole('table', { name: 'Published pages' }).getByRole('row')).toHaveCount(4);
  await page.goto('/halden');
  await expect(page.getByRole('heading', { level: 1, name: 'Halden' })).toBeVisible();
  await expect(page.getByText('The quiet coat is back')).toHaveCount(0);
  await expect(cover).toHaveCount(0);
});
