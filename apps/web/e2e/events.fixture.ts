import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fillLogin, tookOver, type Width } from './steps.ts';

export const buyer = 'buyer-11@shops.example';

/** Journeys that a phone shows as a desk does. */
export const testAt = (width: Width): void => {
  test(`a visitor sees the landing page of an event, opens a brand of its page, logs in and is on that brand (R-023, R-064, R-065, R-082, R-086, R-087, R-088, R-090, R-092, R-093, M-17, M-18, M-19, S-017, S-047, B-22) ${width}`, async ({
    page,
  }) => {
    await page.goto('/?events=lisbon-fashion-days');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First collections, first orders');
    await expect(page.getByRole('heading', { name: 'About New Designers' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Our brands' })).toHaveCount(1);

    await page.goto('/project/lisbon-fashion-days');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First collections, first orders');
    await expect(page.getByText('Not open yet')).toBeVisible();
    await expect(page.getByText('A jury of five retailers')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Meet the Brands*' })).toBeVisible();
    await expectAccessible(page);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Lume', exact: true }) });
    await expect(card).toContainText('Linen');
    await expect(card).toContainText('SEE MORE');
    await tookOver(page);
    // Anywhere on the card, such as its picture.
    await card.click({ position: { x: 60, y: 60 } });
    const dialog = page.getByRole('dialog', { name: 'Lume' });
    await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await fillLogin(page, buyer);
    await expect(page).toHaveURL(/\/lume$/);
  });

  test(`the brands of a segment grow by pages and follow the filters of the address (R-025, R-094, R-095, R-096, R-097, R-098, R-099, R-100, R-101, R-102, X-029, P-058) ${width}`, async ({
    page,
  }) => {
    await page.goto('/project/lisbon-fashion-days/resort');
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Lisbon Fashion Days');
    await expect(page.getByRole('article')).toHaveCount(12);
    const more = page.getByRole('button', { name: 'Load more...' });
    await tookOver(page);
    while (await more.isVisible()) {
      const before = await page.getByRole('article').count();
      await more.click();
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before);
    }
    const all = await page.getByRole('article').count();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^SEGMENTS/ }).click();
    await page.getByRole('option', { name: 'Men', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/segments=14$/);
    await page.getByRole('button', { name: /^CATEGORIES/ }).click();
    await page.getByRole('option', { name: 'Bags', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/segments=14&categories=\d+$/);
    await expect(page.getByRole('button', { name: 'Remove Men' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Men' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Bags' })).toBeVisible();
    // Brands or none: while they load, the page has no article either.
    const none = page.getByText("We couldn't find any brand matching your filters at this moment.");
    await expect(page.getByRole('article').first().or(none)).toBeVisible();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);

    await page.goto('/project/lisbon-fashion-days/resort?segments=999');
    await expect(none).toBeVisible();
  });
};
