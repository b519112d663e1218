import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { fillLogin, tookOver } from './steps.ts';

const buyer = 'buyer-11@shops.example';

interface Segment {
  id: number;
  name: string;
  slug: string;
  is_active_event: boolean;
}

/** An active segment that the signed-in user is not linked to. */
const unlinkedSegment = (page: Page): Promise<Segment> =>
  page.evaluate(async () => {
    const { results } = (await (await fetch('/v1/event-segment')).json()) as { results: Segment[] };
    const user = JSON.parse(localStorage.getItem('userData') ?? '{}') as { event_segments: { segment: Segment }[] };
    const linked = new Set(user.event_segments.map(({ segment }) => segment.id));
    const found = results.find(({ id, is_active_event }) => is_active_event && !linked.has(id));
    if (!found) throw new Error('The user is linked to every segment');
    return found;
  });

test.use({ reducedMotion: 'reduce' });

test('a visitor sees the landing page of an event, opens a brand of its page, logs in and is on that brand (R-023, R-064, R-065, R-082, R-086, R-087, R-088, R-090, R-092, R-093, M-17, M-18, M-19, S-017, S-047, B-22)', async ({
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
  // Anywhere on the card, such as its picture.
  await card.click({ position: { x: 60, y: 60 } });
  const dialog = page.getByRole('dialog', { name: 'Lume' });
  await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/\/lume$/);
});

test('the address with `special` is the page of the event, and one with the marker is rewritten (R-024, R-056, R-089, D-033) @once', async ({
  page,
}) => {
  await page.goto('/project/special/paris-showroom-week');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready-to-wear in four rooms');
  const rewritten = page.waitForRequest((request) => request.url().includes('/v1/heroes'));
  await page.goto('/project/itastyle-2026');
  expect(decodeURIComponent((await rewritten).url())).toContain('events[]=itastyle-2026');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('unknown and inactive events lead to the start (R-053, R-089, X-028, D-032) @once', async ({ page }) => {
  for (const address of [
    '/project/nowhere',
    '/project/winter-preview',
    '/project/nowhere/resort',
    '/project/winter-preview/winter-coats',
    '/winter-coats',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a buyer is linked to a segment at the first visit, and stays so (R-039, R-050, R-051, R-052, R-131, S-050, P-069, A-018) @once', async ({
  page,
}) => {
  await enter(page, buyer);
  const { slug, name } = await unlinkedSegment(page);
  const linked = page.waitForResponse((response) => response.url().endsWith('/api/vincular-event-segment/'));
  await page.goto(`/${slug}`);
  expect((await linked).status()).toBe(200);
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the brands of a segment grow by pages and follow the filters of the address (R-025, R-094, R-095, R-096, R-097, R-098, R-099, R-100, R-101, R-102, X-029, P-058)', async ({
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
  await expect.poll(() => page.getByRole('article').count()).toBeLessThan(all);

  await page.goto('/project/lisbon-fashion-days/resort?segments=999');
  await expect(page.getByText("We couldn't find any brand matching your filters at this moment.")).toBeVisible();
});

test('a link that fails says so and leads to the start (R-132, M-20, S-051, X-032, D-116) @once', async ({ page }) => {
  await enter(page, buyer);
  await page.route('**/api/vincular-event-segment/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/vincular/clean-beauty');
  const dialog = page.getByRole('alertdialog', { name: 'Error!' });
  await expect(dialog.getByText('An error ocurred trying to tag the event. Please, try again later.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  // `/` leads a signed-in retailer on.
  await expect(page).toHaveURL(/\/brands$/);
});

test('a visitor logs in before the link, and is then on the segment (P-055, S-016, B-21) @once', async ({ page }) => {
  await page.goto('/vincular/resort');
  await expect(page).toHaveURL(/:\d+\/$/);
  await fillLogin(page, buyer);
  await expect(page).toHaveURL(/\/resort$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Resort' })).toBeVisible();
});

test('a segment without an event is open to a visitor (R-054) @once', async ({ page }) => {
  await page.goto('/made-by-hand');
  await expect(page.getByRole('heading', { level: 1, name: 'Made by Hand' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an event speaks Portuguese (R-088, D-047) @once', async ({ page }) => {
  await page.goto(`http://tropico.localhost:${shop.port}/project/paris-showroom-week`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prêt-à-porter em quatro salas');
  await expect(page.getByRole('heading', { name: 'Conheça as marcas*' })).toBeVisible();
  await expect(page.getByText('Sobre a marca')).toBeVisible();
});
