import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../../visual/browser.ts';
import { openAll } from './openAll.ts';
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
  it.each([...groups])('opens every story and every page of %s without an error', async (_, entries) => {
    expect(await openAll(browser, address, entries)).toEqual([]);
  });
});
