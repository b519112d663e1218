import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { test } from './seller.ts';
import { signIn, type Width } from './steps.ts';

export const brand = { email: 'seller@vitrine.example', slug: 'lume', name: 'Lume' };
/** Sells to nobody else's journeys. */
export const retailer = { email: 'buyer-20@shops.example', id: 20 };

export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
/** A text of this run alone: both sizes of screen write into the same chats. */
export const own = (text: string): string => `${text} ${test.info().project.name}`;
export const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a message reaches the other side without a reload, and the answer too (R-035, R-140, R-142, R-147, R-335, A-076, A-077) ${width}`, async ({
    page,
    seller,
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
    // It shows before the server has it.
    const flagged = seller.waitForResponse((answered) => answered.url().endsWith('/flag') && answered.ok());
    await bubble.getByRole('button', { name: 'Flag this message' }).click();
    await expect(bubble.getByRole('button', { name: 'Flag this message', pressed: true })).toBeVisible();
    await flagged;
    await seller.goto('/messages?filter=flagged-messages');
    await expect(seller.getByRole('link', { name: question })).toBeVisible();
  });
};
