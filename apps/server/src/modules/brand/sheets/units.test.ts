import { expect, it } from 'vitest';
import { createReader } from './reader.ts';
import type { LineError } from './types.ts';
import { accountForUnits, countUnits } from './units.ts';

it('A line of a catalogue of whose units something else was read is an error, unless it has one already', () => {
  const head = { row: 0, columns: ['S', 'M'].map((size, at) => ({ kind: 'stock' as const, size, at, label: size })) };
  const errors: LineError[] = [{ row: 5, column: 'S', reason: 'Not a number' }];
  const reader = createReader({ head, language: 'en', memory: null, errors });
  const counted = countUnits();
  counted.taken.add(2, 10);
  counted.same.add(2, 2);
  counted.taken.add(3, 4);
  counted.gone.add(4);
  const rows = [
    ['S', 'M'],
    [10, '2'],
    [4, 1200],
    [3, 4],
    [1, 'x'],
  ];
  expect(accountForUnits({ rows, head, reader, errors }, counted)).toEqual({ said: 1224, taken: 14, same: 9 });
  expect(errors.slice(1)).toEqual([
    { row: 3, column: 'S', reason: expect.stringMatching(/has 1204 units of stock, and 4 could/) },
  ]);
});
