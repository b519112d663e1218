import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit, Overloaded } from '../../concurrencyLimit.ts';
import { longestText } from './types.ts';
import type { SheetResult } from './types.ts';

export interface ReadingLimits {
  /** Of the first sheet. */
  rows: number;
  /** Of the whole reading; 15 seconds if not said. */
  milliseconds?: number;
  /** The name of a hidden sheet to read too. */
  hidden?: string;
  /** The most characters of a cell; 2,000 if not said. */
  characters?: number;
  /** Takes text with separators too. */
  csv?: boolean;
}

const program = new URL('./worker.ts', import.meta.url);
/** Two files at a time: each may need 350 MB and a processor of its own. */
const limited = createConcurrencyLimit({ slots: 2, queue: 20, patience: 15_000 });
const extension = /\.(?:xlsx|xls)$/i;

const readInThread = async (
  file: File,
  { rows, milliseconds = 15_000, hidden = '', characters = longestText }: ReadingLimits,
  isCsv: boolean,
): Promise<SheetResult> => {
  const content = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(program, {
    workerData: { content, mostRows: rows, mostCharacters: characters, hidden, isCsv },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  const result = await new Promise<SheetResult>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'tooLong' }), milliseconds);
    worker.once('message', (read: SheetResult) => resolve(read));
    worker.once('error', () => resolve({ problem: 'tooLarge' }));
    worker.once('exit', () => resolve({ problem: 'invalid' }));
  });
  clearTimeout(timer);
  // Its memory is free again before the next file is read.
  await worker.terminate();
  return result;
};

const explain = (error: unknown): SheetResult => {
  if (error instanceof Overloaded) return { problem: 'busy' };
  throw error;
};

/**
 * Reads the first visible sheet of an XLSX or XLS file, in a thread whose memory and time are limited. Archives that inflate to too
 * much, programs inside the file and other formats are refused before anything is read (D-095, K-83).
 */
export const readSheet = async (file: File, limits: ReadingLimits): Promise<SheetResult> => {
  const isCsv = (limits.csv ?? false) && /\.csv$/i.test(file.name);
  if (!isCsv && !extension.test(file.name)) return { problem: 'extension' };
  return limited('small', () => readInThread(file, limits, isCsv)).catch(explain);
};
