import { expect, it } from 'vitest';
import { growthOf } from './times.mjs';

const reference = { 'a.test.ts': 10, 'b.test.ts': 20, 'c.test.ts': 30 };

it('a machine that is half as fast has not made the tests longer', () => {
  expect(growthOf({ 'a.test.ts': 20, 'b.test.ts': 40, 'c.test.ts': 60 }, reference)).toBeCloseTo(1);
});

it('a file that is new, and one that takes longer than the others, make the tests longer', () => {
  expect(growthOf({ ...reference, 'd.test.ts': 6 }, reference)).toBeCloseTo(1.1);
  expect(growthOf({ ...reference, 'c.test.ts': 60 }, reference)).toBeCloseTo(1.5);
});

it('a file that is gone makes them shorter', () => {
  expect(growthOf({ 'a.test.ts': 10, 'b.test.ts': 20 }, reference)).toBeCloseTo(0.5);
});
