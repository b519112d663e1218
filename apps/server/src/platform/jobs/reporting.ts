import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import type { Signals } from '../signals.ts';
import { renewLease } from './lease.ts';
import type { TakenJob } from './lease.ts';

interface Reporting {
  db: Database;
  signals: Signals;
  job: TakenJob;
  turn: AbortController;
  onError: (error: unknown) => void;
}

/** The two ways of a job to tell how much is done, and `end` when its work is over. */
export const createReporting = ({ db, signals, job, turn, onError }: Reporting) => {
  const topic = `job:${job.id}` as const;
  const outside = AsyncLocalStorage.snapshot();
  let told: Promise<void> = Promise.resolve();

  const renew = async (progress: number): Promise<void> => {
    if ((await renewLease(db, job, Math.min(Math.max(progress, 0), 1))) !== 'held') turn.abort();
  };
  return {
    report: async (progress: number): Promise<void> => {
      await renew(progress);
      turn.signal.throwIfAborted();
    },
    reportWithin: async (progress: number): Promise<void> => {
      signals.hint(topic, progress);
      // The one session of the embedded engine is with the transaction. Other processes are told by PostgreSQL alone.
      if (db.engine === 'postgres')
        outside(() => {
          told = told.then(() => renew(progress)).catch(onError);
        });
      await turnOfLoop();
      turn.signal.throwIfAborted();
    },
    end: async (): Promise<void> => {
      await told;
      signals.hint(topic, undefined);
    },
  };
};
