import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv.ts';
import { casesOf } from '../../testing/tier.ts';
import { readSheet } from './reading/readSheet.ts';
import type { SheetLook } from './xlsx/types.ts';
import { writeWorkbook } from './xlsx/workbook.ts';

/** Files of each format; `SHEET_FILES=50` writes more. */
const numRuns = casesOf({ quick: 1, all: 3, setting: 'SHEET_FILES' });
const columns = 8;

/** Signs that spreadsheets compute, or that they drop before one. */
const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const before = ['', "'", "''", ' ', "' ", " '", '\u00a0', '"', '\ufeff', '\0', '\t', "\t'"];
const after = [
  '',
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://x.example";"y")',
  'SUM(A1,A2)',
  "'",
  '"',
  '\r\n=1',
  ';=1',
  ',=1',
];

const dangerous = fc
  .tuple(fc.constantFrom(...before), fc.constantFrom(...signs), fc.constantFrom(...after))
  .map((parts) => parts.join(''));
const awkward = fc.constantFrom(
  '_x0041_',
  '_x005F_',
  '_x005f_x0041_',
  '__x000D_',
  'a_xZZZZ_',
  '&amp;',
  '<b>',
  ']]>',
  'a;b|c',
  'a\tb',
  'a,"b"',
  '0012',
  '1e5',
  '1/2',
  'TRUE',
  '#REF!',
  '\u0001',
  'a\u000bb',
  '\u001f',
  '\ufffe',
  '\uffff',
  '😀',
  '\u202e',
  'e\u0301',
  ' a ',
  'a\r\nb',
  'a\rb',
  '\r',
  'null',
);
const text = fc.oneof(
  { arbitrary: dangerous, weight: 3 },
  { arbitrary: awkward, weight: 1 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 2 },
  {
    arbitrary: fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n\0\'"_x0041;,| a'.split('')), maxLength: 12 }),
    weight: 2,
  },
);
const table = fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 20, maxLength: 40 });

/** Blanks at the ends and the kind of line ends say nothing in a sheet; NUL is in no text of a shop. */
const plain = (value: string): string => value.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();

const look: SheetLook = {
  display: 'Arial',
  text: 'Arial',
  brand: '000000',
  onBrand: 'ffffff',
  ink: '000000',
  muted: '777777',
  line: 'dddddd',
  soft: 'eeeeee',
};

const writers = {
  xlsx: (rows: string[][]) =>
    writeWorkbook({
      title: 'Texts',
      author: 'Vitrine',
      look,
      sheets: [{ name: 'Texts', columns: [], rows: rows.map((row) => row.map((value) => ({ value }))) }],
    }),
  csv: async (rows: string[][]) => writeCsv(rows),
};

describe('texts in a spreadsheet that leaves', () => {
  it.each(Object.entries(writers))(
    'come back from %s as they were, and none of them as a formula (D-095)',
    async (format, write) => {
      await fc.assert(
        fc.asyncProperty(table, async (texts) => {
          // A head, so that no text is the first of the file.
          const rows = [Array.from({ length: columns }, (_, at) => `Column ${at}`), ...texts];
          const file = new File([new Uint8Array(await write(rows))], `texts.${format}`);
          const result = await readSheet({ language: 'en' }, file, { rows: 100, csv: true });
          const found = 'rows' in result ? result.rows : [];
          const read = rows.map((row, r) => row.map((_, c) => found[r]?.[c] ?? ''));
          expect(read.flat().map((cell) => (typeof cell === 'string' ? plain(cell) : cell))).toEqual(
            rows.flat().map(plain),
          );
        }),
        { numRuns },
      );
    },
  );

  it('CSV has no cell that a spreadsheet computes, whichever separator it takes', () => {
    const computed = /^[\s\0]*[=+\-@＝＋－＠﹦﹢﹣﹫]/;
    fc.assert(
      fc.property(dangerous, (value) => {
        const cell = writeCsv([['a', value]])
          .toString('utf8')
          .replace(/^\ufeffa,/, '')
          .replace(/\r\n$/, '');
        expect(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell).not.toMatch(computed);
      }),
      { numRuns: 500 },
    );
  });
});
