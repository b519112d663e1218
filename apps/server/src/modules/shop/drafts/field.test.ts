import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { work } from '../../../platform/documents/reading/read.ts';
import { measuresIn } from './measures.ts';
import { readOrder } from './testing.ts';

const contentOf = (name: string) => readFileSync(new URL(`../../../testing/fieldSheets/${name}`, import.meta.url));

const sheets: readonly [what: string, file: string, units: number, ...wrong: string[]][] = [
  ['errors in place of quantities', 'b33b-error-div0-value', 0, '2 XS error #DIV/0!', '2 S error #VALUE!'],
  ['a date in place of a quantity', 'b41-date-in-quantity', 2, '2 XS date 2027-02-01'],
  ['a formula', 'b08-formula-quantities', 9, '2 XS formula =2*6'],
  ['a formula that was never computed', 'e02-formula', 3, '8 XS formula =E6+1'],
  ['a style that stands in its first line alone', 'b01b-blank-style', 40],
  ['a reference that was cleared beside its code', 'e01-reference-cleared-code-kept', 12],
  ['one size in two lines', 'b27-two-deliveries', 7],
  ['a line that was copied below', 'e04-row-copied-below', 12],
  ['a colour that was filled down beside the code of another', 'e09-colour-filled-down', 3, '7  otherCode 2'],
  ['one size in two columns', 'b04-size-header-twice', 18],
  ['a second size run under a head of its own', 'b02-two-size-runs', 36],
  ['a head of two lines', 'b25-two-line-head', 10],
  ['rows that have a border and nothing in them', 'b06-formatted-blank-rows', 40],
  ['letters composed as a Mac does', 'b13-nfd-colour', 3],
  ['characters that nobody sees', 'b14b-zero-width', 3],
  ['another hyphen', 'b14c-nonbreaking-hyphen', 3],
  ['numbers as texts, and one that may be either', 'b15-text-numbers', 36, '2 L notANumber 1,200'],
  ['what fractions leave beside a whole number', 'b15b-float-noise', 14],
  ['a reference whose format shows zeros before it', 'b34-padded-number-format', 7],
  ['readings above Japanese letters', 'b24-phonetic', 40],
  ['a size that the product does not have', 'b38-size-not-made', 7, '2 3XL notFound 2'],
];

it.each(sheets)(
  'A buyer’s sheet with %s is read as its author meant it, or refused by line',
  async (_, file, units, ...wrong) => {
    const { told } = (await readOrder(contentOf(`${file}.xlsx`))) ?? {};
    expect([told?.units, ...(told?.wrong ?? [])]).toEqual([units, ...wrong]);
  },
);

it('Hidden lines and columns count, and are told', async () => {
  const [row, column] = await Promise.all(
    ['b07-hidden-row', 'b35-hidden-column'].map((file) => readOrder(contentOf(`${file}.xlsx`))),
  );
  expect([row?.told.units, row?.read]).toMatchObject([40, { outOfSight: { rows: [3], columns: [] } }]);
  const ods = await readOrder(contentOf('b07-hidden-row.ods'));
  expect([ods?.told.units, ods?.read]).toMatchObject([40, { outOfSight: { rows: [3], columns: [] } }]);
  expect([column?.told.units, column?.read]).toMatchObject([43, { outOfSight: { rows: [], columns: [3] } }]);
});

it('A file with a password says so; letters of old programs are guessed, and the guess is told', async () => {
  const read = (file: string) =>
    work({ content: contentOf(file), mostRows: 99, mostCharacters: 99, hidden: '', isText: file.endsWith('.csv') });
  expect(await read('b44-password-protected.xlsx')).toEqual({ problem: 'password' });
  expect(await read('s01-cp1252-semicolon.csv')).toMatchObject({
    rows: [{}, ['LUM-10001', 'Robe d’été Éléonore', 'Saffron', '81', '40']],
    encoding: { name: 'windows-1252', words: ['d’été', 'Éléonore'] },
  });
  expect(await read('s02-utf16le-tab.csv')).toMatchObject({
    rows: [{}, { 1: 'Robe été' }],
    encoding: null,
  });
  expect(await read('s19-cover-first.xlsx')).toMatchObject({ rows: [['Reference', 'Colour', 'Stock XS'], {}] });
});

it('Quantities that a sheet calls dozens are told to be single units', async () => {
  const order = await readOrder(contentOf('b36-dozen.xlsx'));
  expect([order?.told.units, measuresIn(order?.rows ?? [], 0)]).toEqual([3, ['dozen']]);
});
