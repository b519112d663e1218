import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { reviewHero } from './designer.ts';
import { openAll, PATIENCE } from './openAll.ts';
import type { Entry } from './openAll.ts';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
/** Every page, and the first story of each component: the others have tests of their own, and come from the same files. */
const opened = Object.values(index.entries).filter(
  ({ id, title, type }, _, all) =>
    type === 'docs' || all.find((story) => story.title === title && story.type === 'story')?.id === id,
);
const groups = Map.groupBy(opened, ({ title }) => title.split('/')[0] ?? '');

const serve = () =>
  preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });

describe('the built workshop', async () => {
  const [server, browser] = await Promise.all([serve(), chromium.launch(launchOptions)]);
  afterAll(() => Promise.all([server.close(), browser.close()]));
  const address = server.resolvedUrls?.local[0] ?? '';

  it(
    'opens a link of a designer as she saw it: hero C in two partners, with her picture and title',
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

  for (const [group, entries] of groups) {
    // The first entry loads the workshop; the others take well under a second each on a machine that is not busy.
    const timeout = 2 * PATIENCE + entries.length * 4_000;
    it(
      `opens every page and the first story of every component of ${group} without an error`,
      { timeout },
      async () => {
        expect(await openAll(browser, address, entries)).toEqual([]);
      },
    );
  }
});
