import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { isPhone, putIntoCart, removeCarts } from './steps.ts';

test('the note of a product is closed until used, takes one press to reach, and is kept (R-279, A-083)', async ({
  page,
}) => {
  await enter(page, `buyer-${isPhone(page) ? 7 : 6}@shops.example`);
  await removeCarts(page);
  for (const product of [1, 2]) await putIntoCart(page, product, 1);
  await page.goto('/cart');
  const add = page.getByRole('button', { name: /^Add note: / });
  const field = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(add).toHaveCount(2);
  await expect(field).toHaveCount(0);
  await add.first().press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
  await add.first().click();
  await expect(field).toBeFocused();
  // What is pressed below the empty field stays under the pointer until it is let go.
  await add.hover();
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await expect(field).toHaveCount(1);
  await page.mouse.up();
  await expect(field).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.keyboard.type('By rail');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('By rail');
  await expect(add).toHaveCount(1);
});

test('a later note of another tab shows, and one that comes while a note is written is put beside it (R-279, A-083)', async ({
  page,
}) => {
  await enter(page, `buyer-${isPhone(page) ? 7 : 6}@shops.example`);
  await removeCarts(page);
  await putIntoCart(page, 1, 1);
  await page.goto('/cart');
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  const field = (of: Page) => of.getByRole('textbox', { name: 'Note', exact: true });
  const write = async (of: Page, text: string) => {
    // “Saved” may stand there from the note before.
    const stored = of.waitForResponse(
      async (answered) => answered.url().endsWith('/note') && (await answered.text()).includes(text),
    );
    await field(of).fill(text);
    expect((await stored).ok()).toBe(true);
    await expect(of.getByText('Saved', { exact: true })).toBeVisible();
  };
  for (const each of [page, tab]) await each.getByRole('button', { name: /^Add note: / }).click();
  await write(page, 'By rail');
  await expect(field(tab)).toHaveValue('By rail');
  await write(tab, 'By sea');
  await expect(field(page)).toHaveValue('By sea');
  await field(page).pressSequentially(', please');
  await tab.bringToFront();
  await write(tab, 'By air');
  await page.bringToFront();
  await field(page).pressSequentially('!');
  await expect(page.getByText(/^Someone else wrote in the meantime: “By air”/)).toBeVisible();
  await expect(field(page)).toHaveValue(/^By sea/);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field(page)).toHaveValue('By air');
});
