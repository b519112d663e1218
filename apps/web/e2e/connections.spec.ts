import { expect } from '@playwright/test';
import { brand, findStranger, press, testAt } from './connections.fixture.ts';
import { enter } from './enter.ts';
import { test } from './seller.ts';
import { fillLogin, tookOver } from './steps.ts';

testAt('@once');

test('a brand reads the welcome text and asks, the retailer declines, and asks itself later (M-29, S-056, S-062, S-066, S-067, A-049, A-070, D-099) @once', async ({
  page,
  seller,
}) => {
  const stranger = await findStranger(seller);
  await seller.goto(`/buyers/${stranger.id}`);
  await press(seller, 'REQUEST CONNECTION');
  await expect(seller.getByRole('dialog', { name: `A message from ${stranger.name}` })).toBeVisible();
  await seller.keyboard.press('Escape');
  await expect(seller.getByRole('button', { name: 'REQUEST PENDING' })).toBeVisible();

  await enter(page, stranger.email);
  await page.goto('/connections');
  await expect(page).toHaveTitle(/^My Connections/);
  await press(page, `DECLINE, ${brand.name}`);
  const block = page.getByRole('main').getByRole('article', { name: brand.name });
  await expect(block).toHaveCount(0);
  await press(page, 'ALL');
  await expect(block.getByText('DECLINED')).toBeVisible();

  await seller.reload();
  await expect(seller.getByRole('button', { name: 'REQUEST PENDING' })).toBeVisible();
  await block.getByRole('link', { name: brand.name }).click();
  await page.getByRole('button', { name: 'connect', exact: true }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await seller.reload();
  await expect(seller.getByRole('button', { name: 'ACCEPT CONNECTION' })).toBeVisible();
});

test('a visitor signs in to ask; the request is sent and leads to the chat (D-002, S-022, S-065, B-20, S-015) @once', async ({
  page,
  seller,
}) => {
  const stranger = await findStranger(seller);
  await page.goto(`/${brand.slug}`);
  await tookOver(page);
  await page.getByRole('button', { name: 'REQUEST CONNECTION' }).click();
  await fillLogin(page, stranger.email);
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
