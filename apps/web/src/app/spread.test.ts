import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('a failed start waits 30 s, a fifth more or less (K-06, S-053)', () => {
  expect([0, 0.5, 1].map((random) => spread(30_000, random))).toEqual([24_000, 30_000, 36_000]);
});

it('500 visitors do not come back at the same moment', () => {
  const waits = Array.from({ length: 500 }, () => spread(30_000));
  const busiest = Math.max(
    ...Object.values(Object.groupBy(waits, (wait) => Math.floor(wait / 1000))).map((second) => second?.length ?? 0),
  );
  expect(busiest).toBeLessThan(100);
});

it('no wait is shorter or longer than a fifth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      const wait = spread(1000, random);
      expect(wait).toBeGreaterThanOrEqual(800);
      expect(wait).toBeLessThanOrEqual(1200);
    }),
  );
});
