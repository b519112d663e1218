import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull, isUnavailable } from './errors.ts';

interface Waiting {
  /** Seconds until it gives up. */
  seconds: number;
  /** Ends the wait early. */
  signal?: AbortSignal | undefined;
  /** Told once, when the first try has failed. */
  onWait: (error: unknown) => void;
}

const between = 1000;

/** Resolves when `ask` gets an answer of the database. Throws the last reason after `seconds`, and at once what waiting does not mend, such as a wrong password. */
export const waitForDatabase = async (
  ask: () => Promise<unknown>,
  { seconds, signal, onWait }: Waiting,
): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  for (let tries = 0; ; tries += 1) {
    signal?.throwIfAborted();
    try {
      await ask();
      return;
    } catch (error) {
      if (!isUnavailable(error) || isDiskFull(error) || Date.now() >= end) throw error;
      if (tries === 0) onWait(error);
      await pause(between, undefined, { signal });
    }
  }
};
