import { expect, type Page } from '@playwright/test';
import { password } from './shop.ts';

/** Signs in through the dialog of the front page and waits for the place it leads to. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  await page.goto('/?showLoginPopup=true');
  const dialog = page.getByRole('dialog', { name: 'WELCOME BACK' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/\/$/);
};

/** Forgets who was here, as another person at the same browser would. */
export const becomeVisitor = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());

/** Calls the API as the signed-in user of the page. */
export const callApi = (
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: unknown }> =>
  page.evaluate(
    async (call) => {
      const response = await fetch(call.path, {
        method: call.method,
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
        },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
      });
      return { status: response.status, data: await response.json() };
    },
    { method, path, body },
  );
