import { chromium } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { reviewHero } from './designer.ts';
import { openAll, PATIENCE } from './openAll.ts';
import { entries, serve } from './serve.ts';

const groups = Map.groupBy(entries(), ({ title }) => title.split('/')[0] ?? '');

describe('the built workshop', async () => {
  const [{ address, close }, browser] = await Promise.all([serve(), chromium.launch(launchOptions)]);
  afterAll(() => Promise.all([close(), browser.close()]));

  it(
    'opens a link of a designer as she saw it: hero C in two partners, with her picture, title, comment and decision',
    {
      timeout: 3 * PATIENCE,
    },
    async () => {
      const { looks, original, seen, seenByOther } = await reviewHero(browser, address);
      expect(looks).toBe(12);
      expect(seen.map(({ partner, title }) => [partner, title])).toEqual([
        ['tropico', 'Verão, à beira-mar'],
        ['fjord', 'Verão, à beira-mar'],
      ]);
      expect(seen[0]?.picture).not.toBe(original);
      expect(seenByOther).toEqual(seen);
    },
  );

  for (const [group, members] of groups) {
    // The first entry loads the workshop; the others take well under a second each on a machine that is not busy.
    const timeout = 2 * PATIENCE + members.length * 4_000;
    it(`opens every page and every story of ${group} without an error`, { timeout }, async () => {
      expect(await openAll(browser, address, members)).toEqual([]);
    });
  }
});
