import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenHabits, makeSheet, orderHead } from '../../../testing/sheetHabits.ts';
import { readOrder } from './testing.ts';

/** Correct sheets, each with one to three habits of people. */
export const itAccountsFor = (sheets: number): void => {
  it(`Every number of ${sheets} sheets with habits of people is ordered as its author meant it, or is named`, async () => {
    const property = fc.asyncProperty(chosenHabits, async ({ seed, habits }) => {
      const { content, said, meant, isBroken, isSplit } = makeSheet(orderHead, seed, habits);
      const order = await readOrder(content);
      const isTold = (order?.told.wrong.length ?? 0) > 0;
      expect(order?.account.said).toBeCloseTo(said);
      expect(order?.read).toMatchObject({ others: isSplit ? ['Rest'] : [] });
      expect(isTold || !isBroken).toBe(true);
      expect(isTold ? meant : order?.told.units).toBe(meant);
    });
    await fc.assert(property, { numRuns: sheets });
  });
};
