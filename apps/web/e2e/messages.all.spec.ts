import { expect, test } from '@playwright/test';
import { enter } from './enter.ts';
import { field, own, retailer, said, testAt } from './messages.fixture.ts';

testAt('@phone');

test('a draft survives a reload, and a message written without a connection is sent once it is back @once', async ({
  page,
  context,
}) => {
  await enter(page, retailer.email);
  await page.goto('/messages/2');
  await field(page).fill('Could you deliver');
  await page.reload();
  await expect(field(page)).toHaveValue('Could you deliver');
  await context.setOffline(true);
  const question = own('Could you deliver in March?');
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent yet. It goes out when you are online again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Not sent yet/)).toHaveCount(0);
  await page.reload();
  await expect(said(page, question)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});

test('an unknown chat leads back to the inbox (R-034, R-337) @once', async ({ page }) => {
  await enter(page, retailer.email);
  await page.goto('/messages/99999');
  await expect(page).toHaveURL(/\/messages$/);
  await expect(page.getByRole('button', { name: 'UNREAD MESSAGES', pressed: true })).toBeVisible();
});

test('a visitor is sent to the front page (P-052) @once', async ({ page }) => {
  await page.goto('/messages');
  await expect(page).toHaveURL('/?next=%2Fmessages');
});
