import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { Entry } from './openAll.ts';

const folder = process.env['STORYBOOK_STATIC'] ?? fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** What the built workshop contains. */
export const entries = (): Entry[] => {
  const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
  return Object.values(index.entries);
};

/** Serves the built workshop on the loopback. */
export const serve = async () => {
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
  });
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
};
