import { utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bombs, ordinary, twoFaced } from '../../../testing/bombs/bombs.ts';
import { damagedLists } from '../../../testing/bombs/damage.ts';
import { fileOf, readList, refusals } from '../../../testing/bombs/readList.ts';
import { readSheet } from './readSheet.ts';
import type { SheetRows } from './types.ts';

describe('a spreadsheet made to do harm', () => {
  it.each(bombs())('%s is refused in words or read in part (D-095)', async (_what, make, allowed) => {
    const { said, rows } = await readList(fileOf(await make()));
    expect(allowed).toContain(said);
    expect(rows).toBeLessThanOrEqual(5001);
  });

  it('is read as it was counted, whatever the heads inside its archive say (D-095)', async () => {
    const { said, rows } = await readList(fileOf(twoFaced()));
    expect([said, rows < 2]).toEqual(['rows', true]);
    const { rows: whole } = (await readSheet({ language: 'en' }, fileOf(ordinary()), { rows: 10 })) as {
      rows: SheetRows;
    };
    expect(whole).toEqual([
      ['Reference', 'Colour', 'S'],
      ['LD-01', 'Ink', 4],
      ['LD-01', 'Terracotta', 2],
    ]);
  });

  const long = { row: 3, column: 'C' };
  it.each([
    ['xlsx', 'xlsx', 30_000],
    // What writes these files for tests cannot divide a text into two records.
    ['xls', 'biff8', 4000],
    ['csv', 'csv', 30_000],
  ] as const)(
    'with a text that would be cut is refused, and its cell named, as %s',
    async (ending, bookType, longest) => {
      const fileWith = (text: string) => {
        const book = utils.book_new(utils.aoa_to_sheet([['Reference'], [], ['LD-01', 'Ink', text]]), 'Order');
        return fileOf(write(book, { type: 'buffer', bookType, bookSST: true }) as Uint8Array, `list.${ending}`);
      };
      const read = (text: string) => readSheet({ language: 'en' }, fileWith(text), { rows: 10, csv: true });
      expect(await read('x'.repeat(2001))).toEqual({ problem: 'longText', at: long });
      expect(await read('x'.repeat(longest))).toEqual({ problem: 'longText', at: long });
      expect(await read(` ${'x'.repeat(2000)} `)).toMatchObject({
        rows: [['Reference'], [], ['LD-01', 'Ink', 'x'.repeat(2000)]],
      });
    },
  );

  it('that is damaged anywhere, in its archive or in what that holds, is read or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(await damagedLists(), async (file) => {
        expect(['rows', ...refusals]).toContain((await readList(await file)).said);
      }),
      { numRuns: 6 },
    );
  });
});
