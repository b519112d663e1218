import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FromWorker, PdfTask, ToWorker } from './messages.ts';
import type { ReadPicture } from './pictures.ts';

export const pdfType = 'application/pdf';

export interface RenderOptions {
  read: ReadPicture;
  /** Ends the drawing; the stream then fails. */
  signal?: AbortSignal;
  onProgress?: (progress: number) => void;
}

const program = new URL('./worker.ts', import.meta.url);
/** A document that takes longer is stuck. */
const longest = 120_000;
const heldBytes = 1_048_576;

/**
 * A document as a PDF that is sent while it is drawn, in a thread of its own with bounded memory. A reader who goes away ends the thread.
 * Pictures are read here, as fast as the reader takes the pages.
 */
export const renderPdf = (task: PdfTask, { read, signal, onProgress }: RenderOptions): Readable => {
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32 },
  });
  let resume: (() => void) | undefined;
  let isFull = false;
  let isDone = false;
  const flow = new Readable({
    highWaterMark: heldBytes,
    read: () => {
      isFull = false;
      resume?.();
      resume = undefined;
    },
    destroy: (error, done) => {
      clearTimeout(limit);
      void worker.terminate();
      done(error);
    },
  });
  const limit = setTimeout(() => flow.destroy(new Error('The document took too long to draw.')), longest);
  const untilRead = (): Promise<void> => (isFull ? new Promise((resolve) => (resume = resolve)) : Promise.resolve());

  const answer = async ({ picture, path, as }: Extract<FromWorker, { picture: number }>): Promise<void> => {
    await untilRead();
    const content = await read(path, as).catch(() => undefined);
    if (!flow.destroyed) worker.postMessage({ picture, content } satisfies ToWorker);
  };
  worker.on('message', (message: FromWorker) => {
    if ('chunk' in message) isFull = !flow.push(message.chunk);
    else if ('picture' in message) void answer(message);
    else if ('progress' in message) onProgress?.(message.progress);
    else {
      isDone = true;
      flow.push(null);
    }
  });
  worker.on('error', (error) => flow.destroy(error));
  worker.on('exit', () => {
    if (!isDone) flow.destroy(new Error('The drawing ended before its document was done.'));
  });
  signal?.addEventListener('abort', () => flow.destroy(new Error('The document was cancelled.')), { once: true });
  return flow;
};
