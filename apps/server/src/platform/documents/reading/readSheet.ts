import { Worker } from 'node:worker_threads';
import type { SheetResult } from './types.ts';

export interface ReadingLimits {
  /** Of the first sheet. */
  rows: number;
  /** Of the whole reading; 15 seconds if not said. */
  milliseconds?: number;
  /** The name of a hidden sheet to read too. */
  hidden?: string;
  /** Takes text with separators too. */
  csv?: boolean;
}

const program = new URL('./worker.ts', import.meta.url);
const extension = /\.(?:xlsx|xls)$/i;

/**
 * Reads the first visible sheet of an XLSX or XLS file, in a thread whose memory and time are limited. Archives that inflate to too
 * much, programs inside the file and other formats are refused before anything is read (D-095, K-83).
 */
export const readSheet = async (
  file: File,
  { rows, milliseconds = 15_000, hidden = '', csv = false }: ReadingLimits,
): Promise<SheetResult> => {
  const isCsv = csv && /\.csv$/i.test(file.name);
  if (!isCsv && !extension.test(file.name)) return { problem: 'extension' };
  const content = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(program, {
    workerData: { content, mostRows: rows, hidden, isCsv },
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<SheetResult>((resolve) => {
    timer = setTimeout(() => resolve({ problem: 'tooLong' }), milliseconds);
    worker.once('message', (result: SheetResult) => resolve(result));
    worker.once('error', () => resolve({ problem: 'tooLarge' }));
    worker.once('exit', () => resolve({ problem: 'invalid' }));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
};
