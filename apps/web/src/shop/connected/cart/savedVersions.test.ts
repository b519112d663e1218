import { expect, it } from 'vitest';
import { createVersions } from './savedVersions.ts';

it('Own saves raise the version in any order of their answers', () => {
  const raise = createVersions();
  expect(raise(1, 4, 6)).toBe(4);
  expect(raise(1, 4, 5)).toBe(6);
});

it('A version of another writer is not skipped: an order then names the one that was looked at', () => {
  const raise = createVersions();
  expect(raise(1, 4, 6)).toBe(4);
  expect(raise(2, 6, 7)).toBe(7);
});
