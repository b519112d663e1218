import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { brand, field, own, said, testAt } from './messages.fixture.ts';
import { test } from './seller.ts';
import { hold, tookOver } from './steps.ts';

testAt('@once');

test('a visitor writes to a brand, whose answer goes out by mail (R-192, P-005, S-069, A-074) @once', async ({
  page,
  seller,
}) => {
  await page.goto(`/${brand.slug}`);
  await tookOver(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@visitor.example');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Store name' }).fill('Loja Journey');
  await page.getByRole('textbox', { name: 'Message' }).fill('May I see your line sheet?');
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
  await expect(page.getByRole('link', { name: 'FIND OTHER BRANDS' })).toBeVisible();

  await enter(seller, brand.email);
  await seller.goto('/messages');
  await tookOver(seller);
  const letGo = await hold(seller, /showArrival.*\.js$/);
  await seller.getByRole('link', { name: /Loja Journey/ }).click();
  await expect(seller.getByText('Your answers go to ana@visitor.example by mail.')).toBeVisible();
  const answer = own('With pleasure.');
  await field(seller).fill(answer);
  // A screen that says late that it has arrived leaves the focus in the field.
  letGo();
  await expect(seller.locator('[data-part=arrival]')).toHaveText(/^Messages/);
  // It is shown before the server has it.
  const stored = seller.waitForResponse((answered) => answered.url().endsWith('/send') && answered.ok());
  await seller.keyboard.press('Enter');
  await expect(said(seller, answer)).toBeVisible();
  await stored;
  await page.goto('/outbox');
  await expect(page.getByRole('link', { name: 'Lume has answered you' }).first()).toBeVisible();
});
