// Work of a child: reads a spreadsheet that somebody else made.
import * as xlsx from '@e965/xlsx';
import type { ParsingOptions, WorkBook, WorkSheet } from '@e965/xlsx';
import { chooseSheet, hiddenOf, LongText, outOfSightIn, pictureOf, requireRoom, rowsOf, TooLarge } from './grid.ts';
import { hiddenInOds } from './hiddenInOds.ts';
import { problemOfArchive, problemOfCompound, problemOfFile } from './otherFiles.ts';
import { readZip } from './readZip.ts';
import type { ZipContent } from './readZip.ts';
import { decodeText, rowsOfText } from './text.ts';
import type { OutOfSight, ReadSheet, SheetPicture, SheetProblem, SheetResult, SheetRows } from './types.ts';

export interface SheetOrder {
  content: Uint8Array;
  mostRows: number;
  mostCharacters: number;
  /** The name of a hidden sheet to read too. */
  hidden: string;
  /** The name of the sheet to read, if somebody said so. */
  sheet?: string | undefined;
  /** Text with separators, not a workbook. */
  isText: boolean;
}

const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

// The library has it, its types do not.
const { parse_zip: parseZip } = xlsx as unknown as { parse_zip: (box: unknown, options: ParsingOptions) => WorkBook };

/** A workbook from what was read of its archive. */
const fromZip = (content: ZipContent, options: ParsingOptions): WorkBook => {
  const utils = xlsx.CFB.utils as { cfb_new: () => object; cfb_add: (box: object, path: string, of: Buffer) => void };
  const box = utils.cfb_new();
  for (const [path, bytes] of content) utils.cfb_add(box, `/${path}`, bytes);
  return parseZip(box, options);
};

/** What formats, hidden rows and formulas without a value are read with. */
const optionsFor = (sheetRows: number): ParsingOptions => ({
  bookVBA: true,
  cellNF: true,
  cellStyles: true,
  sheetStubs: true,
  cellHTML: false,
  cellText: false,
  sheetRows,
});

/** The number of the last row that a part of an archive writes down; without end if it has no number. */
const lastRowIn = (part: Buffer): number => {
  const at = Math.max(part.lastIndexOf('<row'), part.lastIndexOf(':row '));
  const [, number] = / r="(\d+)"/.exec(part.toString('latin1', at, at + 300)) ?? [];
  return at === -1 ? 0 : Number(number ?? Infinity);
};

const lastRowOf = (content: ZipContent): number =>
  Math.max(0, ...[...content].map(([path, part]) => (path.includes('/worksheets/') ? lastRowIn(part) : 0)));

interface Book {
  open: (sheetRows: number) => WorkBook;
  /** The last row of all sheets; 0 where the file does not tell. */
  lastRow: number;
  /** What is hidden in a sheet, for formats of which the library does not tell. */
  hiddenIn?: ((sheet: string) => OutOfSight) | undefined;
}

const openBook = async (file: Buffer): Promise<Book | SheetProblem> => {
  if (file.subarray(0, 4).equals(compoundSignature))
    return problemOfCompound(file) ?? { open: (rows) => xlsx.read(file, optionsFor(rows)), lastRow: 0 };
  if (!file.subarray(0, 4).equals(zipSignature)) return problemOfFile(file);
  const content = await readZip(file);
  if (typeof content === 'string') return content;
  const problem = problemOfArchive(content);
  if (problem) return problem;
  const ods = content.get('content.xml');
  return {
    open: (rows) => fromZip(content, optionsFor(rows)),
    lastRow: lastRowOf(content),
    hiddenIn: ods && ((sheet) => hiddenInOds(ods, sheet)),
  };
};

const countFilled = (rows: SheetRows): number => rows.filter((row) => row.length > 0).length;

/** Whether a sheet goes on below what was read of it. */
const goesOn = (sheet: WorkSheet, { lastRow }: Book, sheetRows: number): boolean =>
  lastRow > sheetRows || (sheet['!fullref'] !== undefined && sheet['!fullref'] !== sheet['!ref']);

const toPicture = (book: WorkBook, name: string): SheetPicture => ({
  name,
  rows: pictureOf(book.Sheets[name] ?? {}, { characters: 60, isFrom1904: book.Workbook?.WBProps?.date1904 === true }),
});

const readWorkbook = async (
  file: Buffer,
  { hidden, mostRows, mostCharacters, sheet: asked }: SheetOrder,
): Promise<SheetResult> => {
  const opened = await openBook(file);
  if (typeof opened === 'string') return { problem: opened };
  const readWith = (sheetRows: number): ReadSheet | { problem: SheetProblem } | undefined => {
    const book = opened.open(sheetRows);
    if (book.vbaraw !== undefined) return { problem: 'macros' };
    const { name, others, isSure } = chooseSheet(book, asked);
    const sheet = book.Sheets[name];
    if (!sheet) return { problem: 'invalid' };
    const rows = rowsOf(sheet, book, mostCharacters);
    if (!rows || countFilled(rows) > mostRows) return { problem: 'tooManyRows' };
    if (sheetRows > 0 && goesOn(sheet, opened, sheetRows)) return undefined;
    const hiddenRows = rowsOf(book.Sheets[hidden] ?? {}, book, mostCharacters) ?? [];
    return {
      rows,
      hidden: hiddenRows,
      outOfSight: outOfSightIn(opened.hiddenIn?.(name) ?? hiddenOf(sheet), rows),
      encoding: null,
      others,
      // What was downloaded knows its own sheet.
      unsure: isSure || hiddenRows.length > 0 ? [] : [name, ...others].map((each) => toPicture(book, each)),
    };
  };
  // One row more tells that there are too many. Rows without anything in them do not count: then all are read.
  return readWith(mostRows + 1) ?? readWith(0) ?? { problem: 'tooManyRows' };
};

const readText = (file: Buffer, { mostRows, mostCharacters }: SheetOrder): SheetResult => {
  const { text, encoding } = decodeText(file);
  const rows = rowsOfText(text, true);
  if (countFilled(rows) > mostRows) return { problem: 'tooManyRows' };
  requireRoom(rows, mostCharacters);
  return { rows, hidden: [], outOfSight: { rows: [], columns: [] }, encoding, others: [], unsure: [] };
};

const readRows = (order: SheetOrder): Promise<SheetResult> | SheetResult => {
  const file = Buffer.from(order.content);
  return order.isText ? readText(file, order) : readWorkbook(file, order);
};

const explain = (error: unknown): SheetResult => {
  if (error instanceof LongText) return { problem: 'longText', at: error.at };
  if (error instanceof TooLarge) return { problem: 'tooLarge' };
  return { problem: error instanceof Error && /password|encrypt/i.test(error.message) ? 'password' : 'invalid' };
};

export const work = async (order: SheetOrder): Promise<SheetResult> => {
  try {
    return await readRows(order);
  } catch (error) {
    return explain(error);
  }
};
