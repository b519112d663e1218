import type { ChildProcess } from 'node:child_process';
import type { Order, Outcome } from './child.ts';
import { watchMemory } from './memory.ts';
import { startChild } from './start.ts';

/** Why work was stopped: it took too long, it needed too much memory, or its process ended by itself. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
  readonly why: 'time' | 'memory' | 'crash';

  constructor(why: Stopped['why']) {
    super(`The work was stopped (${why}).`);
    this.why = why;
  }
}

/** Work that a child does: `work` of a module. Input and output are copied from process to process. */
export interface Task<Input, Output> {
  readonly module: string;
  /** Only for types. */
  readonly work?: (input: Input) => Promise<Output>;
}

/** The task of a module that exports `work`. */
export const taskOf = <Work extends (input: never) => Promise<unknown>>(
  module: URL,
): Task<Parameters<Work>[0], Awaited<ReturnType<Work>>> => ({ module: module.href });

export interface WorkLimits {
  milliseconds: number;
  /** Of the whole process; without end if not said. */
  megabytes?: number;
  /** Ends the work, and its process. */
  signal?: AbortSignal | undefined;
}

export interface Processes {
  /** Works in a child, started when none is idle. Throws `Stopped` at a limit, the signal's reason when it aborts, and what the work throws. */
  run<Input, Output>(task: Task<Input, Output>, input: Input, limits: WorkLimits): Promise<Output>;
  /** Ends all children. What they worked on is lost. */
  close(): void;
}

interface Options {
  /** Folder that keeps the compiled code, so that the next child starts in a third of the time. */
  codeCache?: string;
  /** Milliseconds after which a child without work ends and returns its memory. */
  idle?: number;
  /** After so many pieces of work a child is replaced, for libraries may keep a little of each. */
  pieces?: number;
}

/** How a process ends that V8 or the system stops because memory is short. */
const outOfMemory: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGTRAP', 'SIGKILL']);

/** Settles with what a child answers, or kills it at a limit. */
const ask = (child: ChildProcess, order: Order, { milliseconds, megabytes = Infinity, signal }: WorkLimits) =>
  new Promise<unknown>((resolve, reject) => {
    const settle = (work: () => void): void => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener('abort', leave);
      child.off('message', answered).off('exit', ended).off('error', failed);
      work();
    };
    const failed = (error: Error): void => settle(() => reject(error));
    const kill = (reason: Error): void => {
      child.kill('SIGKILL');
      failed(reason);
    };
    const answered = (outcome: Outcome): void =>
      settle(() => ('error' in outcome ? reject(new Error(outcome.error)) : resolve(outcome.result)));
    const ended = (_code: number | null, by: string | null): void =>
      failed(new Stopped(outOfMemory.has(by) ? 'memory' : 'crash'));
    const leave = (): void => kill(signal?.reason as Error);
    const timer = setTimeout(() => kill(new Stopped('time')), milliseconds);
    const stopWatching = watchMemory(child.pid, megabytes, () => kill(new Stopped('memory')));
    signal?.addEventListener('abort', leave);
    child.on('message', answered).on('exit', ended).on('error', failed);
    child.send(order, (error) => error && failed(error));
  });

/** Children that work, one piece each at a time. How many work at once is up to the caller; those without work end after a while. */
export const createProcesses = ({ codeCache, idle = 20_000, pieces = 200 }: Options = {}): Processes => {
  const all = new Map<ChildProcess, number>();
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  const start = (): ChildProcess => {
    const child = startChild(codeCache);
    const forget = (): void => {
      clearTimeout(resting.get(child));
      resting.delete(child);
      all.delete(child);
    };
    all.set(child, 0);
    return child.once('exit', forget).on('error', forget);
  };
  const takeRested = (): ChildProcess | undefined => {
    const [child, timer] = [...resting].at(-1) ?? [];
    if (!child) return undefined;
    clearTimeout(timer);
    resting.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  };
  /** From then on it takes no more work, although its process needs a moment to end. */
  const dismiss = (child: ChildProcess): void => {
    resting.delete(child);
    if (child.connected) child.disconnect();
  };
  const rest = (child: ChildProcess): void => {
    const done = (all.get(child) ?? pieces) + 1;
    if (child.killed || !child.connected || done >= pieces) return dismiss(child);
    all.set(child, done);
    resting.set(child, setTimeout(() => dismiss(child), idle).unref());
    // A process may end while its children rest.
    child.unref();
    child.channel?.unref();
  };

  return {
    run: async <Input, Output>({ module }: Task<Input, Output>, input: Input, limits: WorkLimits): Promise<Output> => {
      limits.signal?.throwIfAborted();
      const child = takeRested() ?? start();
      try {
        return (await ask(child, { module, input }, limits)) as Output;
      } finally {
        rest(child);
      }
    },
    close: () => {
      for (const child of all.keys()) child.kill('SIGKILL');
    },
  };
};
