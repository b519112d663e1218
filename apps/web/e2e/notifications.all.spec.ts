import { expect, test } from '@playwright/test';
import { callApi, signIn } from './steps.ts';

const brand = { email: 'seller@vitrine.example', id: 1 };
/** Nobody else's journeys sign in as these people. */
const retailer = { email: 'buyer-17@shops.example', id: 17 };

test('news reaches every device of a user without a reload, and is read on all at once @once (D-018)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => (await browser.newContext(contextOptions)).newPage()),
  );
  if (!first || !second) throw new Error('Two windows are needed.');
  for (const device of [first, second]) {
    await signIn(device, brand.email);
    await device.goto('/notifications');
    await expect(device.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  }
  const { data } = (await callApi(first, 'GET', `/v1/buyers/${retailer.id}`)).data as { data: { name: string } };

  await signIn(page, retailer.email);
  await page.goto(`/messages/${brand.id}`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is the linen dress still open?');
  await page.keyboard.press('Enter');

  const entry = { name: `New: A new message from ${data.name}.` };
  for (const device of [first, second]) await expect(device.getByRole('link', entry)).toBeVisible();
  await expect(first.getByRole('banner').getByRole('link', { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await second.getByRole('button', { name: `Mark as read: A new message from ${data.name}.` }).click();
  await expect(first.getByRole('link', entry)).toHaveCount(0);
  await first
    .getByRole('link', { name: `A new message from ${data.name}.` })
    .first()
    .click();
  await expect(first).toHaveURL(`/messages/${retailer.id}`);
  for (const device of [first, second]) await device.context().close();
});
