import { Stopped, taskOf } from '../../processes/processes.ts';
import { workOnUpload } from '../../processes/uploadWork.ts';
import type { Sender } from '../../processes/uploadWork.ts';
import type { work } from './read.ts';
import { longestText } from './types.ts';
import type { SheetProblem, SheetResult } from './types.ts';

export interface ReadingLimits {
  /** Rows with something in them, of the sheet that is read. */
  rows: number;
  /** Of the whole reading; 15 seconds if not said. */
  milliseconds?: number;
  /** Milliseconds until the reading begins at the latest; then the file is refused as one too many. */
  patience?: number;
  /** The name of a hidden sheet to read too. */
  hidden?: string;
  /** The most characters of a cell; 2,000 if not said. */
  characters?: number;
  /** The name of the sheet to read, if somebody said so. */
  sheet?: string | undefined;
  /** Takes ODS and text with separators too. */
  csv?: boolean;
}

const read = taskOf<typeof work>(new URL('./read.ts', import.meta.url));
const extension = /\.(?:xlsx|xls)$/i;
const anyExtension = /\.(?:xlsx|xls|ods)$/i;

const problems = { time: 'tooLong', memory: 'tooLarge', crash: 'invalid' } as const satisfies Record<
  Stopped['why'],
  SheetProblem
>;

const explain = (error: unknown): SheetResult => {
  if (error instanceof Stopped) return { problem: problems[error.why] };
  throw error;
};

/**
 * Reads the first visible sheet with a table of an XLSX or XLS file, in a process whose memory and time are limited. Archives that inflate to too
 * much, programs inside the file and other formats are refused before anything is read (D-095, K-83).
 */
export const readSheet = async (
  sender: Sender,
  file: File,
  { rows, milliseconds = 15_000, patience, hidden = '', characters = longestText, csv = false, sheet }: ReadingLimits,
): Promise<SheetResult> => {
  const isText = csv && /\.(?:csv|txt)$/i.test(file.name);
  if (!isText && !(csv ? anyExtension : extension).test(file.name)) return { problem: 'extension' };
  const content = new Uint8Array(await file.arrayBuffer());
  const order = { content, mostRows: rows, mostCharacters: characters, hidden, sheet, isText };
  return workOnUpload(sender, read, order, { size: 'large', milliseconds, patience }).catch(explain);
};
