import { expect, it } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import { loadScreen, readyScreen } from './screenOf.ts';

const emptyCatalogue = (): Catalogue => ({
  get: () => ({}),
  subscribe: () => () => undefined,
  complete: () => Promise.resolve(),
  translate: () => Promise.resolve(() => undefined),
});

it('a screen that has come is there at once, for the catalogue that has its words (D-111)', async () => {
  const [catalogue, other] = [emptyCatalogue(), emptyCatalogue()];
  const Page = () => null;
  const entry = { path: '/page', load: () => Promise.resolve({ default: Page }) };
  expect(readyScreen(entry, catalogue)).toBeUndefined();
  await loadScreen(entry, catalogue);
  expect([readyScreen(entry, catalogue), readyScreen(entry, other)]).toEqual([Page, undefined]);
});
