// A thread of its own with little memory: what is in the file was made by somebody else.
import { parentPort, workerData } from 'node:worker_threads';
import { read, utils } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import { withoutGuard } from '../csv.ts';
import { checkZip } from './checkZip.ts';
import type { SheetCell, SheetResult, SheetRows } from './types.ts';

const { content, mostRows, hidden, isCsv } = workerData as {
  content: Uint8Array;
  mostRows: number;
  hidden: string;
  isCsv: boolean;
};
const mostColumns = 300;
const zipSignature = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const compoundSignature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const cellOf = (cell: CellObject | undefined): SheetCell => {
  if (!cell) return null;
  if (cell.f !== undefined) return { formula: cell.f.slice(0, 200) };
  if (typeof cell.v === 'number') return cell.v;
  if (cell.v === undefined || cell.v === null || cell.t === 'e') return null;
  const text = String(cell.v).trim();
  return (isCsv ? withoutGuard(text) : text).slice(0, 2000);
};

const rowsOf = (sheet: WorkSheet): SheetRows => {
  const { e: last } = utils.decode_range(sheet['!ref'] ?? 'A1');
  const columns = Math.min(last.c + 1, mostColumns);
  return Array.from({ length: last.r + 1 }, (_, r) =>
    Array.from({ length: columns }, (_cell, c) => cellOf(sheet[utils.encode_cell({ r, c })] as CellObject | undefined)),
  );
};

/** Text stays text: `=1+1` is not computed. */
const readText = (file: Buffer) =>
  read(file.toString('utf8').replace(/^\uFEFF/, ''), { type: 'string', raw: true, sheetRows: mostRows + 1 });

const readBook = (file: Buffer) =>
  isCsv ? readText(file) : read(file, { bookVBA: true, sheetRows: mostRows + 1, cellHTML: false, cellText: false });

const readRows = async (file: Buffer): Promise<SheetResult> => {
  const isZip = file.subarray(0, 4).equals(zipSignature);
  if (!isCsv && !isZip && !file.subarray(0, 4).equals(compoundSignature)) return { problem: 'invalid' };
  const problem = isZip ? await checkZip(file) : undefined;
  if (problem) return { problem };
  const book = readBook(file);
  if (book.vbaraw !== undefined) return { problem: 'macros' };
  const name = book.SheetNames.find((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden) ?? '';
  const sheet = book.Sheets[name];
  if (!sheet) return { problem: 'invalid' };
  const rows = rowsOf(sheet);
  return rows.length > mostRows ? { problem: 'tooManyRows' } : { rows, hidden: rowsOf(book.Sheets[hidden] ?? {}) };
};

parentPort?.postMessage(await readRows(Buffer.from(content)).catch((): SheetResult => ({ problem: 'invalid' })));
