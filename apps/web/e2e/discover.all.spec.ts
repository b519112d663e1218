import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { expectCartNotice, isPhone, keepPricelist, openOwnMenu, putIntoCart, signIn, tookOver } from './steps.ts';

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

const trail = (page: Page) => page.getByRole('navigation', { name: 'You are here' });

/** The screen at an address has its heading, and axe finds nothing in it. */
const expectAccessibleAt = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, { include: 'main' });
};

test('a retailer finds brands by category, reads a history and follows an event; each screen begins at its heading (R-027, R-047, R-168, R-169, R-170, R-229, B-24, D-110)', async ({
  page,
}) => {
  await enter(page, 'buyer-14@shops.example');
  await page.goto('/categories');
  await expect(title(page)).toBeVisible();
  await expect(title(page)).not.toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Dresses' }).press('Enter');
  await expect(page).toHaveURL(/\/brands\?categories=\d+$/);
  await expect(title(page)).toBeFocused();
  await page.getByRole('link', { name: 'Lume', exact: true }).click();
  await expect(page.locator('[data-part=arrival]')).toHaveText(/^Lume/);
  await expect(title(page)).toBeFocused();
  await expect(trail(page).getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', /\/brands\?categories=\d+$/);
  await page.getByRole('link', { name: 'BRAND HISTORY' }).click();
  await expect(page).toHaveURL(/\/lume\/history$/);
  await expect(page.getByRole('heading', { name: 'The story so far' })).toBeVisible();
  const event = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first();
  await event.click();
  await expect(page).toHaveURL(/\/project\/special\/[\w-]+$/);
});

test('a retailer orders by size on a card and on the product page, and a price list counts in every tab @once (R-238, R-259, R-261, D-101)', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, 'buyer-19@shops.example');
  await page.goto('/product/1');
  const sizes = page.getByRole('group', { name: 'Sizes' }).getByRole('textbox');
  await expect(sizes.first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/product/2');
  const list = (tab: Page) => tab.getByRole('main').getByRole('combobox', { name: 'Price list' });
  await expect(list(other)).toBeVisible();
  await list(page).selectOption({ index: 1 });
  const chosen = await list(page).inputValue();
  await expect(list(other)).toHaveValue(chosen);
  // Another list is chosen by mistake, and taken back.
  await list(page).selectOption('Europe EUR');
  await expect(list(page)).not.toHaveValue(chosen);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list(page)).toHaveValue(chosen);
  const elsewhere = await browser.newPage({ baseURL: shop.url });
  await enter(elsewhere, 'buyer-19@shops.example');
  await elsewhere.goto('/product/2');
  await expect(list(elsewhere)).toHaveValue(chosen);
  await elsewhere.close();
  await sizes.nth(1).fill('5');
  await expectCartNotice(page, /ITEM ADDED TO BAG!/, () =>
    page.getByRole('button', { name: 'Add to cart', exact: true }).click(),
  );
  await expect(sizes.nth(1)).toHaveValue('5');
  await page.goto('/lume/collections/1');
  const card = page.getByRole('main').getByRole('article').nth(3);
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: `order ${name} by size` }).click();
  const line = page.getByRole('region', { name: `Sizes of ${name}` });
  await line.getByRole('textbox').first().fill('4');
  await line.getByRole('button', { name: 'Add to cart' }).click();
  await expect(line).toBeHidden();
  await expect(card).toContainText('In cart: 4 units');
});

test('where nothing was chosen yet, such as in another browser, an open cart tells the price list of its brand: nothing is asked (D-101, S-071)', async ({
  page,
}) => {
  await enter(page, 'buyer-22@shops.example');
  const euro = 3;
  expect([201, 409]).toContain(await putIntoCart(page, 1, euro));
  await page.goto('/lume/collections/1');
  const main = page.getByRole('main');
  await expect(main.getByRole('combobox', { name: 'Price list' })).toHaveValue(String(euro));
  await expect(main.getByRole('article').first()).toContainText('EUR');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a retailer marks products, compares two of them, and orders from a line sheet with the favourites selected @once (R-038, R-238, R-269)', async ({
  page,
}) => {
  await signIn(page, 'buyer-17@shops.example');
  await keepPricelist(page, 1);
  await page.goto('/lume/collections/1');
  const cards = page.getByRole('main').getByRole('article');
  const names: string[] = [];
  for (const card of [cards.nth(0), cards.nth(2)]) {
    const name = await card.getByRole('heading').innerText();
    names.push(name);
    await card.getByRole('button', { name: `${name} is a favourite` }).click();
    const compare = card.getByRole('checkbox', { name: `Compare ${name}` });
    await compare.click();
    await expect(compare).toBeChecked();
  }
  await page.getByRole('region', { name: 'Products to compare' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+$/);
  const table = page.getByRole('table', { name: 'Products side by side' });
  for (const name of names) await expect(table.getByRole('columnheader', { name })).toBeVisible();
  await table.getByRole('link', { name: names[0], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] })).toBeVisible();
  await expect(page.getByRole('button', { name: `${names[0]} is a favourite` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await openOwnMenu(page, 'Rafaela');
  await page.getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently seen' })).toContainText(names[0] ?? '');
  await page.getByRole('link', { name: /2 favourites$/ }).click();
  await expect(page.getByText('2 of 20 selected')).toBeVisible();
});

/** Adds up how much of each page that is loaded from now on moves by itself, as browsers measure it. */
const watchMoves = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shown = globalThis as { moved?: number };
    shown.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shown.moved = (shown.moved ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { moved?: number }).moved ?? -1);
};

test('the pages of a brand and the orders do not move while they load (R-043, R-044, R-045, D-101)', async ({
  page,
}) => {
  await enter(page, 'buyer@vitrine.example');
  const moved = await watchMoves(page);
  const most = isPhone(page) ? 0.02 : 0.01;
  const header = page.locator('[data-component=BrandHeader]');
  for (const address of ['/lume', '/lume/collections', '/lume/collections/1?pricelist=1']) {
    await page.goto(address);
    await expect(header.getByRole('combobox', { name: 'Price list' })).toBeVisible();
    await expect(header.locator('[data-component=ConnectionButton]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached();
    expect(await moved(), address).toBeLessThan(most);
  }
  await page.goto('/order');
  await expect(page.locator('[data-component=OrderLines]')).toBeAttached();
  expect(await moved(), '/order').toBeLessThan(most);
});

test('a listing does not move while it loads, fetches ahead, and is found again as it was left (R-238)', async ({
  page,
}) => {
  await signIn(page, 'buyer-18@shops.example');
  const moved = await watchMoves(page);
  await page.goto('/products');
  await tookOver(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first().locator('img').first()).toHaveJSProperty('complete', true);
  expect(await moved()).toBeLessThan(0.01);
  const card = cards.nth(9);
  await card.scrollIntoViewIfNeeded();
  const ahead = page.waitForRequest(/\/v2\/products\/\d+/);
  await card.getByRole('link').hover();
  await ahead;
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  // The way up is smooth: turning back during it ends some pixels off.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('the directory is found again as it was left, with its filters and its place (R-207, R-210, R-221, B-24)', async ({
  page,
}) => {
  await signIn(page, 'buyer-18@shops.example');
  await page.goto('/brands?az=true');
  await page.getByRole('button', { name: /^SEGMENTS/ }).click();
  await page.getByRole('option', { name: 'Women' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/az=true&segments=13$/);
  const letters = page.getByRole('navigation', { name: 'Brands by letter' });
  await letters.getByRole('link', { name: 'M' }).click();
  const tile = page.locator('#letter-M').getByRole('link').first();
  await expect(tile).toBeInViewport();
  let before = -1;
  const isStill = async (): Promise<boolean> => before === (before = await page.evaluate(() => scrollY));
  await expect.poll(isStill).toBe(true);
  // The click itself may scroll to what it presses.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('place', String(scrollY)), { capture: true, once: true }),
  );
  await tile.click();
  await expect(page).not.toHaveURL(/brands/);
  // The way up is smooth: turning back during it ends some pixels off.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/az=true&segments=13#letter-M$/);
  await expect(tile).toBeInViewport();
  await expect.poll(() => page.evaluate(() => String(scrollY) === sessionStorage.getItem('place'))).toBe(true);
});

test('a visitor finds a brand from any page by the keyboard, a typo forgiven (R-213, R-214, A-060)', async ({
  page,
}) => {
  await page.goto('/lume');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search brands' });
  await expect(field).toBeFocused();
  await page.keyboard.type('nordlis');
  await expect(page.getByRole('option', { name: 'Nordlys' })).toBeVisible();
  await expectAccessible(page, { include: '[role=dialog]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nordlys$/);
  await expect(title(page)).toBeFocused();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field.fill('lum');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/brands\?search=lum$/);
  await expect(page.getByRole('link', { name: 'Lume', exact: true })).toBeVisible();
});

test('the screens of discovering pass axe @once', async ({ page }) => {
  await enter(page, 'buyer-14@shops.example');
  for (const address of [
    '/newhome',
    '/categories',
    '/products',
    '/createmyownlist/1',
    '/lume',
    '/lume/history',
    '/brand/grao',
  ])
    await expectAccessibleAt(page, address);
});

test('twenty changes between products and a product keep nothing of the screens before @once', async ({ page }) => {
  await enter(page, 'buyer-14@shops.example');
  await page.goto('/products');
  await tookOver(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const nodesKept = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  const products = page.getByRole('main').getByRole('article');
  const openAndReturn = async (place: number): Promise<void> => {
    await products.nth(place).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(title(page)).toBeVisible();
    await page.goBack();
    await expect(products.first()).toBeVisible();
  };
  // What is loaded once, such as the menus of the header, comes with the first changes.
  for (const place of [0, 1]) await openAndReturn(place);
  const before = await nodesKept();
  for (let change = 0; change < 20; change += 1) await openAndReturn(change % 6);
  await expect.poll(async () => (await nodesKept()) - before).toBeLessThan(200);
});
