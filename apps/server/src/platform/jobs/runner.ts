import type { Database } from '../../db/database.ts';
import type { HostRules } from '../../domain/hosts.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { MemberScope } from '../../domain/scope.ts';
import type { Accounts } from '../accounts.ts';
import { privateFolder } from '../files/files.ts';
import type { ReadPicture } from '../documents/pdf/pictures.ts';
import type { Files } from '../files/files.ts';
import { accountOrigin } from '../origin.ts';
import { pause } from '../pause.ts';
import type { Signals } from '../signals.ts';
import { findMember } from '../viewer.ts';
import { createTranslator } from '../words.ts';
import type { JobKind } from './job.ts';
import { createReporting } from './reporting.ts';
import { endTurn, leaseSeconds, renewLease, takeJob } from './lease.ts';
import type { Ending, TakenJob } from './lease.ts';

export interface RunnerOptions {
  db: Database;
  accounts: Accounts;
  files: Files;
  signals: Signals;
  publicUrl: string;
  hostRules: HostRules;
  /** For jobs that draw documents. */
  readPicture: ReadPicture;
  kinds: readonly JobKind[];
  onError: (error: unknown) => void;
  /** Jobs this process works on at once; two if not said, for they share its processor with the requests. */
  concurrency?: number;
  /** Milliseconds between looks into the queue when nothing is announced. */
  interval?: number;
}

export interface JobRunner {
  /** Lets go of the jobs under way, so that another process takes them, and stops. */
  stop(): Promise<void>;
}

const t = createTranslator({
  failed: {
    en: 'This could not be finished. Please try again later.',
    pt_BR: 'Não foi possível concluir. Tente novamente mais tarde.',
  },
  memberGone: { en: 'You may not do this any more.', pt_BR: 'Você não pode mais fazer isto.' },
});

/** Seconds until a failed attempt is followed by the next: 2, 4, 8 … up to five minutes. */
const pauseAfter = (attempts: number): number => Math.min(2 ** attempts, 300);

/** Works on the queue until stopped; several processes share it. */
export const startJobRunner = (options: RunnerOptions): JobRunner => {
  const {
    db,
    accounts,
    files,
    signals,
    publicUrl,
    hostRules,
    readPicture,
    kinds,
    onError,
    concurrency = 2,
    interval = 2000,
  } = options;
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  const stopping = new AbortController();

  const scopeOf = async ({ accountId, memberId, language }: TakenJob): Promise<MemberScope | undefined> => {
    const account = (await accounts.all()).find(({ id }) => id === accountId);
    const viewer = account && (await findMember(db, accountId, memberId));
    if (!account || !viewer) return undefined;
    return { db, account, viewer, language, origin: accountOrigin(publicUrl, account), hostRules };
  };

  /** Keeps the lease while the work goes on, and aborts it when the lease is gone or the member cancelled. */
  const keepLease = async (job: TakenJob, turn: AbortController): Promise<void> => {
    while (!turn.signal.aborted) {
      await pause((leaseSeconds * 1000) / 3, turn.signal);
      if (!turn.signal.aborted && (await renewLease(db, job)) !== 'held') turn.abort();
    }
  };

  const work = async (job: TakenJob, kind: JobKind, turn: AbortController): Promise<Ending> => {
    turn.signal.throwIfAborted();
    // Every attempt so far ended without a word: the work itself may be what stops the process.
    if (job.attempts > kind.attempts) return { status: 'failed', problem: t(job.language, 'failed') };
    const scope = await scopeOf(job);
    if (!scope) return { status: 'failed', problem: t(job.language, 'memberGone') };
    const { end, ...reports } = createReporting({ db, signals, job, turn, onError });
    const fileKey = (ending: string): string => `${privateFolder}jobs/${job.id}.${ending}`;
    try {
      const context = { scope, files, fileKey, readPicture, ...reports, signal: turn.signal };
      return { status: 'done', result: await kind.run(context, job.input) };
    } finally {
      await end();
    }
  };

  const endingOf = async (error: unknown, job: TakenJob, kind: JobKind): Promise<Ending> => {
    if (stopping.signal.aborted) return { status: 'queued', seconds: 0, isUncounted: true };
    if ((await renewLease(db, job)) === 'cancelled') return { status: 'cancelled' };
    if (error instanceof Refusal) return { status: 'failed', problem: error.message };
    onError(error);
    if (job.attempts >= kind.attempts) return { status: 'failed', problem: t(job.language, 'failed') };
    return { status: 'queued', seconds: pauseAfter(job.attempts) };
  };

  const take = async (job: TakenJob): Promise<void> => {
    const kind = known.get(job.kind);
    if (!kind) return;
    const turn = new AbortController();
    const stop = (): void => turn.abort();
    // The process may have begun to stop while the job was being taken.
    if (stopping.signal.aborted) stop();
    else stopping.signal.addEventListener('abort', stop);
    const lease = keepLease(job, turn).catch(onError);
    try {
      await endTurn(db, job, await work(job, kind, turn).catch((error: unknown) => endingOf(error, job, kind)));
    } finally {
      stopping.signal.removeEventListener('abort', stop);
      turn.abort();
      await lease;
    }
  };

  const worker = async (): Promise<void> => {
    const announced = (await signals.subscribe('jobs', stopping.signal))[Symbol.asyncIterator]();
    let next = announced.next();
    while (!stopping.signal.aborted) {
      const job = await takeJob(db, [...known.keys()]);
      if (job) await take(job);
      else if (await Promise.race([next.then(() => true), pause(interval, stopping.signal)])) next = announced.next();
    }
  };

  /** A lost database ends a worker; it begins again until the runner stops. */
  const keepWorker = async (): Promise<void> => {
    while (!stopping.signal.aborted)
      await worker().catch(async (error: unknown) => {
        onError(error);
        await pause(interval, stopping.signal);
      });
  };

  const workers = known.size === 0 ? [] : Array.from({ length: concurrency }, keepWorker);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(workers);
    },
  };
};
