import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawing, Painted } from './painter.ts';

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

const program = fileURLToPath(new URL('./painter.ts', import.meta.url));

const startPainter = ({ codeCache, source }: Options): ChildProcess =>
  fork(program, source === undefined ? [] : [source], {
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=16'],
    // With one arena the allocator returns the memory of large pictures.
    env: { ...process.env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? codeCache, MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
  });

const ask = (painter: ChildProcess, drawing: Drawing): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const settle = (work: () => void): void => {
      painter.off('message', answered).off('exit', ended).off('error', reject);
      work();
    };
    const answered = (painted: Painted): void =>
      settle(() => {
        if ('error' in painted) reject(new Error(painted.error));
        else resolve(painted.content && Buffer.from(painted.content));
      });
    const ended = (): void => settle(() => reject(new Error('The painter ended before its picture was done.')));
    painter.on('message', answered).on('exit', ended).on('error', reject);
    painter.send(drawing, (error) => error && settle(() => reject(error)));
  });

/** Processes that draw. How many work at once is up to the caller; as many are kept until they have been idle for a while. */
export const createPainters = (options: Options): Painters => {
  const { idle = 20_000 } = options;
  const all = new Set<ChildProcess>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const start = (): ChildProcess => {
    const painter = startPainter(options);
    const forget = (): void => {
      clearTimeout(resting.get(painter));
      resting.delete(painter);
      all.delete(painter);
    };
    all.add(painter);
    return painter.once('exit', forget).on('error', forget);
  };
  const takeRested = (): ChildProcess | undefined => {
    const [painter, timer] = [...resting].at(-1) ?? [];
    if (!painter) return undefined;
    clearTimeout(timer);
    resting.delete(painter);
    return painter;
  };
  /** From then on it takes no more work, although its process needs a moment to end. */
  const dismiss = (painter: ChildProcess): void => {
    resting.delete(painter);
    painter.disconnect();
  };
  const rest = (painter: ChildProcess): void => {
    if (painter.connected) resting.set(painter, setTimeout(() => dismiss(painter), idle).unref());
  };

  return {
    paint: async (drawing) => {
      const painter = takeRested() ?? start();
      try {
        return await ask(painter, drawing);
      } finally {
        rest(painter);
      }
    },
    close: () => {
      for (const painter of all) if (painter.connected) painter.disconnect();
    },
  };
};
