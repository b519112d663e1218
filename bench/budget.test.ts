import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

const dist = new URL('../apps/web/dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Chunk>;

const KB = 1000;

/** Files that a chunk cannot do without, itself included. */
const needs = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) needs(next, seen);
  return seen;
};

const keyOf = (part: string): string => {
  const key = Object.keys(manifest).find((name) => name.includes(part) && manifest[name]?.file.endsWith('.js'));
  if (!key) throw new Error(`The build has no chunk named like '${part}'.`);
  return key;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';

/** What the browser runs before the screen can be painted, gzipped. */
const initial = (...parts: string[]): number => {
  const files = new Set([entry, ...parts.map(keyOf)].flatMap((key) => [...needs(key)]));
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) / KB
  );
};

describe('the size of the shop', () => {
  it('keeps the initial JavaScript of the landing page, whatever its hero, within 125.5 KB gz (D-111)', () => {
    for (const locale of ['en', 'pt-BR'])
      expect(initial('routes/landing/route', `messages/${locale}/first`, '_hero')).toBeLessThanOrEqual(125.5);
  });

  it('keeps screens behind login, their words and the API client out of it', () => {
    const files = [...needs(entry), ...needs(keyOf('routes/landing/route'))];
    for (const part of [
      'routes/cart/route',
      'routes/order/route',
      'preview/Pattern',
      'messages/en/rest',
      'messages/en/studio',
      'fetchBoot',
    ])
      expect(files).not.toContain(manifest[keyOf(part)]?.file);
  });
});
