import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLibreOffice, savedByLibreOffice } from '../../../testing/libreOffice.ts';
import { chosenHabits, makeSheet, orderHead } from '../../../testing/sheetHabits.ts';
import { itAccountsFor } from './habits.cases.ts';
import { readOrder } from './testing.ts';

itAccountsFor(2000);

it.skipIf(!isLibreOffice)(
  'Saved again by LibreOffice, sheets with habits of people are read the same (D-095)',
  async () => {
    const chosen = fc.sample(chosenHabits, 40);
    const made = chosen.map(
      ({ seed, habits }, at) => [`sheet${at}`, makeSheet(orderHead, seed, habits).content] as const,
    );
    const saved = await savedByLibreOffice(Object.fromEntries(made));
    for (const [name, content] of made) {
      const [before, after] = [await readOrder(content), await readOrder(saved[name] ?? Buffer.alloc(0))];
      expect([name, after?.told]).toEqual([name, before?.told]);
    }
  },
);
