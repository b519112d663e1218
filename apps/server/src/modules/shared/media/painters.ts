import { createProcesses, taskOf } from '../../../platform/processes/processes.ts';
import type { Drawing, work } from './painter.ts';

export interface Painters {
  /** Draws in a process of its own, started when none is idle; undefined when there is no such recipe. */
  paint(drawing: Drawing): Promise<Buffer | undefined>;
  /** Ends all processes. What they were drawing is lost. */
  close(): void;
}

interface Options {
  /** Folder that keeps the compiled code, so that the next painter starts in a third of the time. */
  codeCache: string;
  /** Address of a module that draws more than the server itself does: a `PictureSource`. */
  source?: string | undefined;
  /** Milliseconds after which a painter without work ends and returns its memory. */
  idle?: number;
}

const task = taskOf<typeof work>(new URL('./painter.ts', import.meta.url));
/** A recipe that takes longer is stuck. */
const milliseconds = 120_000;

/** Processes that draw. How many work at once is up to the caller. */
export const createPainters = ({ source, ...options }: Options): Painters => {
  const processes = createProcesses(options);
  return {
    paint: async (drawing) => {
      const content = await processes.run(task, { drawing, source }, { milliseconds });
      return content && Buffer.from(content);
    },
    close: () => processes.close(),
  };
};
