import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { sizeOfPage } from './size/build.ts';
import { sizesOfLibrary } from './size/entries.ts';
import limits from './size/limits.json' with { type: 'json' };

const page = (name: string): string => fileURLToPath(new URL(`./size/${name}.five.tsx`, import.meta.url));

// What is shipped: without the checks of React's development build.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));

it('adds at most 32 kB of script and style to bare React for a page of Button, TextField, Dialog, Select and a card', async () => {
  const [ours, bare] = [await sizeOfPage(page('vitrine')), await sizeOfPage(page('bare'))];
  expect(ours.js - bare.js + ours.css).toBeLessThanOrEqual(32);
}, 60_000);

it('keeps every entry of the library within its limit', async () => {
  const sizes = await sizesOfLibrary();
  const limit = new Map(Object.entries(limits));
  const over = [...sizes].filter(([name, size]) => size > (limit.get(name) ?? 0));
  expect(
    over.map(([name, size]) => `${name}: ${size.toFixed(1)} kB, limit ${limit.get(name) ?? 'missing'}`),
    'An entry has grown. If it is worth it, raise its limit in bench/size/limits.json.',
  ).toEqual([]);
  expect([...limit.keys()].filter((name) => !sizes.has(name))).toEqual([]);
}, 60_000);
