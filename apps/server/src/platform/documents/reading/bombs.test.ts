import { monitorEventLoopDelay } from 'node:perf_hooks';
import { utils, read, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bombs, ordinary, twoFaced } from '../../../testing/bombs/bombs.ts';
import { report } from '../../../testing/report.ts';
import { zip } from '../xlsx/zip.ts';
import { readSheet } from './readSheet.ts';
import { readZip } from './readZip.ts';
import type { SheetRows } from './types.ts';

/** Damaged files; `npm run prove -- files` reads more. Then the machine is this test's own, and others must wait no longer than this. */
const numRuns = Number(process.env['FILES'] ?? 24);
const longest = process.env['FILES'] === undefined ? 2000 : 250;
const seed = Number(process.env['SEED'] ?? 1);

const problems = ['extension', 'invalid', 'macros', 'tooLarge', 'tooManyRows', 'tooLong', 'longText', 'busy'];
const fileOf = (content: Uint8Array, name = 'list.xlsx') => new File([new Uint8Array(content)], name);

/** Reads a file while a clock looks how long others would wait; gives what is said and the longest wait in milliseconds. */
const readWatched = async (file: File): Promise<{ said: string; waited: number; rows: number }> => {
  const clock = monitorEventLoopDelay({ resolution: 5 });
  clock.enable();
  const result = await readSheet(file, { rows: 5000, csv: true });
  await new Promise((resolve) => setTimeout(resolve, 10));
  clock.disable();
  const rows = 'rows' in result ? result.rows.length : 0;
  return { said: 'rows' in result ? 'rows' : result.problem, waited: clock.percentile(99.9) / 1e6, rows };
};

describe('a spreadsheet made to do harm', () => {
  it.each(bombs())(
    '%s is refused in words or read in part, and nobody else waits for it (D-095)',
    async (_what, make, allowed) => {
      const content = await make();
      const before = process.memoryUsage().rss;
      const { said, waited, rows } = await readWatched(fileOf(content));
      expect(allowed).toContain(said);
      expect(rows).toBeLessThanOrEqual(5001);
      expect(waited).toBeLessThan(longest);
      expect(process.memoryUsage().rss - before).toBeLessThan(700_000_000);
    },
    60_000,
  );

  it('is read as it was counted, whatever the heads inside its archive say (D-095)', async () => {
    const { said, rows } = await readWatched(fileOf(twoFaced()));
    expect([said, rows < 2]).toEqual(['rows', true]);
    const { rows: whole } = (await readSheet(fileOf(ordinary()), { rows: 10 })) as { rows: SheetRows };
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
      const read = (text: string) => readSheet(fileWith(text), { rows: 10, csv: true });
      expect(await read('x'.repeat(2001))).toEqual({ problem: 'longText', at: long });
      expect(await read('x'.repeat(longest))).toEqual({ problem: 'longText', at: long });
      expect(await read(` ${'x'.repeat(2000)} `)).toMatchObject({
        rows: [['Reference'], [], ['LD-01', 'Ink', 'x'.repeat(2000)]],
      });
    },
  );

  const book = read(ordinary());
  const sources = [
    { name: 'list.xlsx', content: ordinary() },
    { name: 'list.xls', content: Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array) },
    { name: 'list.csv', content: Buffer.from(utils.sheet_to_csv(book.Sheets['Order'] ?? {})) },
  ];
  const damage = fc.oneof(
    fc.record({
      kind: fc.constant('byte' as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      value: fc.nat(255),
    }),
    fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(64) }),
    fc.record({
      kind: fc.constant('insert' as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      value: fc.nat(255),
    }),
    fc.record({
      kind: fc.constant('double' as const),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      value: fc.nat(400),
    }),
    fc.record({ kind: fc.constant('ones' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.nat(8) }),
  );
  type Damage = typeof damage extends fc.Arbitrary<infer D> ? D : never;
  const damaged = (content: Buffer, { kind, at, value }: Damage): Buffer => {
    const place = Math.floor(at * content.length);
    const [before, after] = [content.subarray(0, place), content.subarray(place)];
    if (kind === 'cut') return Buffer.concat([before, after.subarray(value)]);
    if (kind === 'insert') return Buffer.concat([before, Buffer.alloc(value, value), after]);
    if (kind === 'double') return Buffer.concat([before, after.subarray(0, value), after]);
    return Buffer.concat([
      before,
      Buffer.alloc(kind === 'byte' ? 1 : value, kind === 'byte' ? value : 255),
      after.subarray(kind === 'byte' ? 1 : value),
    ]);
  };

  it('that is damaged anywhere, in its archive or in what that holds, is read or refused in words', async () => {
    const parts = (await readZip(ordinary())) as ReadonlyMap<string, Buffer>;
    const cases = fc.record({
      source: fc.constantFrom(...sources),
      inner: fc.boolean(),
      part: fc.constantFrom(...parts.keys()),
      harm: fc.array(damage, { minLength: 1, maxLength: 4 }),
    });
    const figures = { 'damaged files': 0, 'read in part': 0, 'refused in words': 0, 'ms waited at most': 0 };
    await fc.assert(
      fc.asyncProperty(cases, async ({ source, inner, part, harm }) => {
        const spoil = (content: Buffer) => harm.reduce(damaged, content);
        const isInside = inner && source.name.endsWith('.xlsx');
        const content = isInside
          ? await zip([...parts].map(([path, of]) => ({ path, content: path === part ? spoil(of) : of })))
          : spoil(source.content);
        const { said, waited } = await readWatched(fileOf(content, source.name));
        expect(['rows', ...problems]).toContain(said);
        expect(waited).toBeLessThan(longest);
        figures['damaged files'] += 1;
        figures[said === 'rows' ? 'read in part' : 'refused in words'] += 1;
        figures['ms waited at most'] = Math.max(figures['ms waited at most'], Math.ceil(waited));
      }),
      { numRuns, seed },
    );
    report({ ...figures, seed });
  }, 7_200_000);
});
