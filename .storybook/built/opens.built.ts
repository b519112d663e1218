import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { openAll, PATIENCE } from './openAll.ts';
import type { Entry } from './openAll.ts';

const folder = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const groups = Map.groupBy(Object.values(index.entries), ({ title }) => title.split('/')[0] ?? '');

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
  for (const [group, entries] of groups) {
    // The first entry loads the workshop; the others take well under a second each on a machine that is not busy.
    const timeout = 2 * PATIENCE + entries.length * 4_000;
    it(`opens every story and every page of ${group} without an error`, { timeout }, async () => {
      expect(await openAll(browser, address, entries)).toEqual([]);
    });
  }
});
