import { expect, test, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { shop } from './shop.ts';
import { testAt, buyer } from './events.fixture.ts';

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

testAt('@phone');

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
