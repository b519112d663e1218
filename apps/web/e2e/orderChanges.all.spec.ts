import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { callApi, outbox } from './steps.ts';

interface Order {
  id: number;
  number: number;
  total_items: number;
  total_price: number;
  seller: { slug: string };
}

interface Orders {
  data: { data: Order[] };
}

/** The open order of the demo buyer with Kumo, which no other journey touches. */
const findOrder = async (page: Page) => {
  const { data } = (await callApi(page, 'GET', '/v2/orders')) as { data: Orders };
  const order = data.data.data.find(({ seller }) => seller.slug === 'kumo');
  if (!order) throw new Error('There is no order with Kumo.');
  return order;
};

/** What the printer gets: the order and the name of the shop, black on white, with no product cut by the end of a page. */
const expectPrintable = async (page: Page, { total_items: units, total_price: price }: Order) => {
  const main = page.getByRole('main');
  const messages = page.getByRole('region', { name: /^Messages with/i });
  const rows = main.getByRole('table').getByRole('row');
  await expect(messages).toBeVisible();
  await expect(rows.nth(3)).toBeAttached();
  const shown = await rows.count();
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['button', 'navigation', 'textbox', 'contentinfo'] as const)
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0);
  await expect(messages).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('img')).toBeVisible();
  expect(shown).toBeGreaterThan(3);
  await expect(rows.filter({ visible: true })).toHaveCount(shown);
  await expect(main.getByText(`${units} units`, { exact: true })).toBeVisible();
  await expect(main.getByText(new RegExp(`${price.toLocaleString('en')}\\.00$`)).first()).toBeVisible();
  const paper = await page.evaluate(() => {
    const [product] = document.querySelectorAll('[data-component=OrderLines] > article');
    const around: string[] = [];
    for (let box = product?.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement)
      around.push(getComputedStyle(box).display);
    return {
      grounds: [document.documentElement, document.body].map((box) => getComputedStyle(box).backgroundColor),
      ink: getComputedStyle(document.querySelector('[data-component=OrderDetail] h2') ?? document.body).color,
      breaks: product && getComputedStyle(product).breakInside,
      // Nested grids that break over pages lay what follows over what was moved to the next page.
      around: [...new Set(around)],
    };
  });
  expect(paper).toEqual({
    grounds: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
    ink: 'rgb(0, 0, 0)',
    breaks: 'avoid',
    around: ['block'],
  });
  await page.emulateMedia({ media: null });
  await expect(messages).toBeVisible();
};

test('a buyer prints an order, proposes another quantity, the brand accepts in its own window, and both read it (E-49) @once', async ({
  page,
  browser,
}) => {
  await enter(page, 'buyer@vitrine.example');
  const order = await findOrder(page);
  const { id, number, total_items: units } = order;
  await page.goto(`/order/${id}`);
  await expectPrintable(page, order);
  await page.getByRole('button', { name: 'Propose a change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose a change' });
  const cell = dialog.getByRole('gridcell').first();
  await cell.click();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  const send = dialog.getByRole('button', { name: 'Send the proposal' });
  await expect(send).not.toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('textbox', { name: 'Message to the brand' }).fill('Not this size, please');
  await send.click();
  const proposed = page.getByRole('region', { name: 'Proposed change' });
  await expect(proposed.getByRole('row', { name: /^Units/ })).toContainText(String(units));

  const context = await browser.newContext();
  const brand = await context.newPage();
  await enter(brand, 'kumo@brands.example');
  await brand.goto(`/order/${id}`);
  const asked = brand.getByRole('region', { name: 'Proposed change' });
  await expect(asked).toContainText('Not this size, please');
  await asked.getByRole('textbox', { name: 'A word to the retailer' }).fill('Gladly');
  await asked.getByRole('button', { name: 'Accept the change' }).click();
  await expect(brand.getByRole('region', { name: 'Timeline' })).toContainText(/Change accepted.*Gladly/);
  await expect(asked).toHaveCount(0);
  await context.close();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(/Change accepted.*Gladly/);
  await expect(proposed).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Propose a change' })).toBeVisible();
  await expect.poll(() => outbox(page)).toContain(`Order #${number}: change accepted`);
});
