// Work of a child: reads a spreadsheet that somebody else made.
import * as xlsx from '@e965/xlsx';
import type { CellObject, ParsingOptions, WorkBook, WorkSheet } from '@e965/xlsx';
import { withoutGuard } from '../csv.ts';
import { keepable } from './cells.ts';
import { readZip } from './readZip.ts';
import type { ZipContent } from './readZip.ts';
import type { CellName, SheetCell, SheetProblem, SheetResult, SheetRows } from './types.ts';

export interface SheetOrder {
  content: Uint8Array;
  mostRows: number;
  mostCharacters: number;
  /** The name of a hidden sheet to read too. */
  hidden: string;
  isCsv: boolean;
}

const mostColumns = 300;
/** Of a sheet. A file names a text once and shows it in a million cells: the server gets a copy for each. */
const mostFilled = 2_000_000;
const mostText = 40_000_000;
const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const cellOf = (cell: CellObject | undefined, { mostCharacters, isCsv }: SheetOrder): SheetCell => {
  if (!cell) return null;
  if (cell.f !== undefined) return { formula: keepable(cell.f.slice(0, 200)) };
  if (typeof cell.v === 'number') return cell.v;
  if (cell.v === undefined || cell.v === null || cell.t === 'e') return null;
  const text = String(cell.v);
  // One character more tells that there are too many.
  return keepable((isCsv ? withoutGuard(text) : text).trim().slice(0, mostCharacters + 1));
};

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A text that would not be imported whole, and where it is. */
class LongText extends Error {
  override readonly name = 'LongText';
  readonly at: CellName;

  constructor(at: CellName) {
    super('A text is too long.');
    this.at = at;
  }
}

const sizeOf = (cell: SheetCell): number => {
  if (typeof cell === 'string') return cell.length;
  return typeof cell === 'object' && cell !== null ? cell.formula.length : 0;
};

const rowsOf = (sheet: WorkSheet, order: SheetOrder): SheetRows => {
  const { e: last } = xlsx.utils.decode_range(sheet['!ref'] ?? 'A1');
  const columns = Math.min(last.c + 1, mostColumns);
  const room = { cells: mostFilled, text: mostText };
  return Array.from({ length: last.r + 1 }, (_, r) => {
    const row: SheetCell[] = [];
    for (let c = 0; c < columns; c += 1) {
      const cell = cellOf(sheet[xlsx.utils.encode_cell({ r, c })] as CellObject | undefined, order);
      if (cell === null) continue;
      if (sizeOf(cell) > order.mostCharacters) throw new LongText({ row: r + 1, column: xlsx.utils.encode_col(c) });
      while (row.length < c) row.push(null);
      row.push(cell);
      room.cells -= 1;
      room.text -= sizeOf(cell);
      if (room.cells < 0 || room.text < 0) throw new TooLarge('The cells hold too much.');
    }
    return row;
  });
};

/** Text stays text: `=1+1` is not computed. */
const readText = (file: Buffer, sheetRows: number) =>
  xlsx.read(file.toString('utf8').replace(/^\uFEFF/, ''), { type: 'string', raw: true, sheetRows });

// The library has it, its types do not.
const { parse_zip: parseZip } = xlsx as unknown as { parse_zip: (box: unknown, options: ParsingOptions) => WorkBook };

/** A workbook from what was read of its archive. */
const fromZip = (content: ZipContent, options: ParsingOptions): WorkBook => {
  const utils = xlsx.CFB.utils as { cfb_new: () => object; cfb_add: (box: object, path: string, of: Buffer) => void };
  const box = utils.cfb_new();
  for (const [path, bytes] of content) utils.cfb_add(box, `/${path}`, bytes);
  return parseZip(box, options);
};

const readBook = async (file: Buffer, { mostRows, isCsv }: SheetOrder): Promise<WorkBook | SheetProblem> => {
  // One row more tells that there are too many.
  const options = { bookVBA: true, sheetRows: mostRows + 1, cellHTML: false, cellText: false };
  if (isCsv) return readText(file, options.sheetRows);
  if (file.subarray(0, 4).equals(compoundSignature)) return xlsx.read(file, options);
  if (!file.subarray(0, 4).equals(zipSignature)) return 'invalid';
  const content = await readZip(file);
  return typeof content === 'string' ? content : fromZip(content, options);
};

const readRows = async (order: SheetOrder): Promise<SheetResult> => {
  const { hidden, mostRows } = order;
  const book = await readBook(Buffer.from(order.content), order);
  if (typeof book === 'string') return { problem: book };
  if (book.vbaraw !== undefined) return { problem: 'macros' };
  const name = book.SheetNames.find((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden) ?? '';
  const sheet = book.Sheets[name];
  if (!sheet) return { problem: 'invalid' };
  const rows = rowsOf(sheet, order);
  if (rows.length > mostRows) return { problem: 'tooManyRows' };
  return { rows, hidden: rowsOf(book.Sheets[hidden] ?? {}, order) };
};

const explain = (error: unknown): SheetResult => {
  if (error instanceof LongText) return { problem: 'longText', at: error.at };
  return { problem: error instanceof TooLarge ? 'tooLarge' : 'invalid' };
};

export const work = (order: SheetOrder): Promise<SheetResult> => readRows(order).catch(explain);
