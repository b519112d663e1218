import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { callApi, outbox } from './steps.ts';

interface Orders {
  data: { data: { id: number; number: number; total_items: number; seller: { slug: string } }[] };
}

/** The open order of the demo buyer with Kumo, which no other journey touches. */
const findOrder = async (page: Page) => {
  const { data } = (await callApi(page, 'GET', '/v2/orders')) as { data: Orders };
  const order = data.data.data.find(({ seller }) => seller.slug === 'kumo');
  if (!order) throw new Error('There is no order with Kumo.');
  return order;
};

test('a buyer proposes another quantity, the brand accepts in its own window, and both read it (E-49) @once', async ({
  page,
  browser,
}) => {
  await enter(page, 'buyer@vitrine.example');
  const { id, number, total_items: units } = await findOrder(page);
  await page.goto(`/order/${id}`);
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
