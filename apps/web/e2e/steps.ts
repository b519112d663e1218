import { expect, type Locator, type Page } from '@playwright/test';
import { password } from './shop.ts';

/** Where a journey runs that both widths show alike: at a desk in `npm test`, on a phone in `npm run test:all`. */
export type Width = '@once' | '@phone';

/** Waits until a page that came rendered answers what is pressed. */
export const tookOver = (page: Page): Promise<void> => expect(page.locator('#vitrine-late')).toHaveCount(0);

/** Holds back the files of a pattern until it is called. */
export const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Counts the calls of a path from now on. */
export const countCalls = (page: Page, path: string): (() => number) => {
  let calls = 0;
  page.on('request', (request) => (calls += Number(new URL(request.url()).pathname === path)));
  return () => calls;
};

/** Fills in the login dialog that is open, and sends it. */
export const fillLogin = async (page: Page, email: string, secret: string = password): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.locator('input[type=password]').fill(secret);
  await dialog.locator('button[type=submit]').click();
};

/** Opens the login popup by address and sends the credentials; what comes next is the caller's to expect. */
export const tryToSignIn = async (page: Page, email: string, secret?: string): Promise<void> => {
  await page.goto('/?showLoginPopup=true');
  await fillLogin(page, email, secret);
};

/** Signs in through the dialog of the front page and waits for the place it leads to. */
export const signIn = async (page: Page, email: string, secret?: string): Promise<void> => {
  await tryToSignIn(page, email, secret);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/(\/|showLoginPopup=true)$/);
};

/** True on screens where the header folds into a menu. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/** Opens the menu with a person's name; on a phone, the one menu there is. */
export const openOwnMenu = async (page: Page, firstName: string): Promise<void> => {
  const banner = page.getByRole('banner');
  await (isPhone(page) ? page.getByRole('button', { name: 'Open the menu' }) : banner.getByText(firstName)).click();
};

/** Logs out as a person does, by the menu with their name. */
export const logOut = async (page: Page, firstName: string): Promise<void> => {
  await openOwnMenu(page, firstName);
  await page.getByText('Log out').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/$/);
};

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
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
      });
      return { status: response.status, data: response.status === 204 ? null : await response.json() };
    },
    { method, path, body },
  );

/** A price list, as if the retailer had chosen it last in this browser, for a brand that does not matter. */
export const keepPricelist = (page: Page, id: number): Promise<void> =>
  page.evaluate((value) => {
    localStorage.setItem('user.pricelist', value);
    // The hint by which the server draws the page with it.
    document.cookie = `pricelist=${value}; Path=/; SameSite=Lax`;
  }, String(id));

interface ProductAnswer {
  data: { variations: { id: number }[] };
}

/** Puts all colours of a product into the cart of its brand; returns how the server answered. */
export const putIntoCart = async (page: Page, product: number, pricelist: number): Promise<number> => {
  const { data } = (await callApi(page, 'GET', `/v2/products/${product}`)) as { data: ProductAnswer };
  const { status } = await callApi(page, 'POST', '/v1/cart/add-product', {
    product_variation_id: data.data.variations.map(({ id }) => id),
    pricelist_id: pricelist,
  });
  return status;
};

/** Empties the cart of the signed-in user, so that a journey does not depend on an earlier one. */
export const removeCarts = async (page: Page): Promise<void> => {
  const { data } = (await callApi(page, 'GET', '/v1/cart')) as { data: { results: { id: number; status: string }[] } };
  for (const cart of data.results.filter(({ status }) => status === 'o'))
    expect((await callApi(page, 'DELETE', `/v1/cart/${cart.id}`)).status).toBe(200);
};

/**
 * Does something that a notice below the cart tells of. The notice goes by itself after four seconds (K-10), so the page itself looks for it at
 * each frame. Held, it stays, as it does below a pointer.
 */
export const expectCartNotice = async (
  page: Page,
  words: RegExp,
  act: () => Promise<void>,
  { held = false }: { held?: boolean } = {},
): Promise<void> => {
  const shown = page.waitForFunction(
    ({ source, hold }) => {
      const notice = document.querySelector('[data-component=AddToCartNotice]');
      if (!notice?.checkVisibility() || !new RegExp(source).test(notice.textContent ?? '')) return false;
      if (hold) notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return true;
    },
    { source: words.source, hold: held },
  );
  await Promise.all([shown, act()]);
};

/** The grid cell of a colour and a size, on a wide screen. */
export const cellOf = (page: Page, product: string, colour: string, size: string): Locator =>
  page
    .getByRole('grid', { name: `${product}: quantities by colour and size` })
    .getByRole('gridcell', { name: new RegExp(`^${colour} ${size}, `) });

/** The quantity field of a size, on a phone that shows this colour. */
const stepperOf = (page: Page, product: string, colour: string, size: string): Locator =>
  page
    .getByRole('group', { name: `${product}: quantities by colour and size` })
    .locator('input')
    .and(page.getByLabel(new RegExp(`^${colour} ${size}, `)));

export const showColour = (page: Page, product: string, colour: string): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: `${product} ${colour}` }) })
    .click();

/** Types a quantity, by keyboard into the grid or into the phone's field. */
export const order = async (page: Page, product: string, colour: string, size: string, units: number | string) => {
  await tookOver(page);
  if (isPhone(page)) {
    await showColour(page, product, colour);
    await stepperOf(page, product, colour, size).fill(String(units));
    await page.keyboard.press('Tab');
  } else {
    await cellOf(page, product, colour, size).click();
    await page.keyboard.type(String(units));
    await page.keyboard.press('Enter');
  }
};

/** What a colour and a size hold now, or soon; on a phone the colour must be shown. */
export const expectUnits = async (
  page: Page,
  product: string,
  colour: string,
  size: string,
  units: number,
  within: { timeout?: number } = {},
) => {
  if (isPhone(page)) {
    await showColour(page, product, colour);
    await expect(stepperOf(page, product, colour, size)).toHaveValue(String(units), within);
  } else
    await expect(cellOf(page, product, colour, size)).toHaveAccessibleName(
      new RegExp(`${size}, ${units}(,|$)`),
      within,
    );
};

/** SEND ORDER, once every cell is with the server. */
export const sendOrder = async (page: Page): Promise<void> => {
  const send = page.getByRole('button', { name: 'SEND ORDER' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await send.click();
};

/** Sends the order that SEND ORDER shows. */
export const confirmOrder = async (page: Page): Promise<void> => {
  await sendOrder(page);
  await page
    .getByRole('dialog', { name: /^Your order to/ })
    .getByRole('button', { name: 'Send this order' })
    .click();
};

/** What the outbox holds, as a page. */
export const outbox = async (page: Page): Promise<string> => (await page.request.get('/outbox')).text();
