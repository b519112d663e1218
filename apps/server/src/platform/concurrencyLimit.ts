/** The work cannot start soon: too much of it is waiting, or it has waited too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

export type Size = 'small' | 'large';

interface Options {
  /** Pieces of work that run at once; large ones leave one of them free. */
  slots: number;
  /** Pieces of each size that may wait. */
  queue: number;
  /** Milliseconds a piece may wait, unless it says otherwise. */
  patience: number;
}

interface Piece {
  /** Milliseconds this piece may wait. */
  patience?: number | undefined;
  /** Takes the piece out of the queue. */
  signal?: AbortSignal | undefined;
}

/** Runs work in a bounded number of slots. Small work goes first and always finds a slot that no large work is in. */
export const createConcurrencyLimit = ({ slots, queue, patience }: Options) => {
  const running = { small: 0, large: 0 };
  const waiting = { small: [] as (() => void)[], large: [] as (() => void)[] };
  const isFree = (size: Size): boolean =>
    running.small + running.large < slots && (size === 'small' || running.large < Math.max(1, slots - 1));

  const startWaiting = (): void => {
    for (const size of ['small', 'large'] as const)
      while (waiting[size].length > 0 && isFree(size)) {
        running[size] += 1;
        waiting[size].shift()?.();
      }
  };

  const wait = (size: Size, { patience: longest = patience, signal }: Piece): Promise<void> => {
    const line = waiting[size];
    if (line.length >= queue) return Promise.reject(new Overloaded('Too much work is waiting.'));
    return new Promise((resolve, reject) => {
      const stopWaiting = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const giveUp = (reason: Error): void => {
        line.splice(line.indexOf(enter), 1);
        stopWaiting();
        reject(reason);
      };
      const leave = (): void => giveUp(signal?.reason as Error);
      const timer = setTimeout(() => giveUp(new Overloaded('The work has waited too long.')), longest);
      const enter = (): void => {
        stopWaiting();
        resolve();
      };
      signal?.addEventListener('abort', leave);
      line.push(enter);
    });
  };

  return async <T>(size: Size, work: () => Promise<T>, piece: Piece = {}): Promise<T> => {
    piece.signal?.throwIfAborted();
    if (waiting[size].length === 0 && isFree(size)) running[size] += 1;
    else await wait(size, piece);
    try {
      return await work();
    } finally {
      running[size] -= 1;
      startWaiting();
    }
  };
};
