import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { signIn } from './steps.ts';

const brand = { email: 'seller@vitrine.example', slug: 'lume', name: 'Lume' };
/** Sells to nobody else's journeys. */
const retailer = { email: 'buyer-20@shops.example', id: 20 };

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
/** A text of this run alone: both sizes of screen write into the same chats. */
const own = (text: string): string => `${text} ${test.info().project.name}`;
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test.describe('of both sides', () => {
  let seller: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    seller = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => seller.context().close());

  test('a message reaches the other side without a reload, and the answer too (R-035, R-140, R-142, R-147, R-335, A-076, A-077)', async ({
    page,
  }) => {
    await enter(page, retailer.email);
    await page.goto('/messages/1');
    await signIn(seller, brand.email);
    const question = own('Is the linen dress still open?');
    await field(page).fill(question);
    await page.keyboard.press('Enter');
    await expect(said(page, question)).toBeVisible();

    const icon = seller.getByRole('banner').getByRole('button', { name: 'Messages, unread messages' });
    await icon.click();
    const panel = seller.getByRole('region', { name: 'Unread messages' });
    await panel.getByRole('link', { name: question }).click();
    await expect(seller).toHaveURL(/\/messages\/20$/);
    const answer = own('Until Friday.');
    await field(seller).fill(answer);
    await seller.getByRole('button', { name: 'SEND' }).click();
    await expect(said(page, answer)).toBeVisible();

    // What was read is no longer among what is unread.
    await seller
      .getByRole('banner')
      .getByRole('button', { name: /^Messages/ })
      .click();
    await expect(panel.getByRole('link', { name: 'SEE YOUR MESSAGES' })).toBeVisible();
    await expect(panel.getByRole('link', { name: question })).toHaveCount(0);
    await seller.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .setInputFiles({ name: 'store.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'SEND' }).click();
    await expect(
      seller
        .getByRole('log')
        .getByRole('img', { name: /^Picture from / })
        .last(),
    ).toBeVisible();

    const bubble = seller.getByRole('log').getByRole('listitem').filter({ hasText: question });
    await bubble.getByRole('button', { name: 'Flag this message' }).click();
    await expect(bubble.getByRole('button', { name: 'Flag this message', pressed: true })).toBeVisible();
    await seller.goto('/messages?filter=flagged-messages');
    await expect(seller.getByRole('link', { name: question })).toBeVisible();
  });

  test('a visitor writes to a brand, whose answer goes out by mail (R-192, P-005, S-069, A-074) @once', async ({
    page,
  }) => {
    await page.goto(`/${brand.slug}`);
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@visitor.example');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
    await page.getByRole('textbox', { name: 'Store name' }).fill('Loja Journey');
    await page.getByRole('textbox', { name: 'Message' }).fill('May I see your line sheet?');
    await page.getByRole('button', { name: 'SEND MESSAGE' }).click();
    await expect(page.getByRole('link', { name: 'FIND OTHER BRANDS' })).toBeVisible();

    await enter(seller, brand.email);
    await seller.goto('/messages');
    await seller.getByRole('link', { name: /Loja Journey/ }).click();
    await expect(seller.getByText('Your answers go to ana@visitor.example by mail.')).toBeVisible();
    const answer = own('With pleasure.');
    await field(seller).fill(answer);
    // It is shown before the server has it.
    const stored = seller.waitForResponse((answered) => answered.url().endsWith('/send') && answered.ok());
    await seller.keyboard.press('Enter');
    await expect(said(seller, answer)).toBeVisible();
    await stored;
    await page.goto('/outbox');
    await expect(page.getByRole('link', { name: 'Lume has answered you' }).first()).toBeVisible();
  });
});

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
