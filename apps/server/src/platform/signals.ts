import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';

const channel = 'vitrine';

/** Says that something changed, such as `job:12`, without saying what: its readers read the rows again. */
export type Topic = `${string}:${number}` | 'jobs';

/** Tells all processes, when the transaction is committed. */
export const announce = async (db: Pick<Database, 'query'>, topic: Topic): Promise<void> => {
  await db.query(sql`select pg_notify(${channel}, ${topic})`);
};

export interface Signals {
  /**
   * Yields each time the topic is announced by any process, until the signal aborts. Announcements made while the reader was busy come
   * as one. It hears from the moment of the call on, so read the rows after it.
   */
  subscribe(topic: Topic, signal: AbortSignal): Promise<AsyncIterable<void>>;
  /**
   * Says a value to the readers of this process alone, and keeps it until it is undefined: how far work is whose transaction is still open.
   * The embedded engine answers nobody until then.
   */
  hint(topic: Topic, value: number | undefined): void;
  /** The value that was said last. */
  hinted(topic: Topic): number | undefined;
}

/** One reader's place: whether something was announced since the last look, and how to wake the reader. */
const createMailbox = (signal: AbortSignal) => {
  let waiting = false;
  let wake: (() => void) | undefined;
  const notify = (): void => {
    waiting = true;
    wake?.();
  };
  signal.addEventListener('abort', notify);
  async function* read(): AsyncGenerator<void, void> {
    while (!signal.aborted) {
      if (waiting) {
        waiting = false;
        yield;
      } else await new Promise<void>((resolve) => void (wake = resolve));
    }
  }
  return { notify, read };
};

/** The announcements of the database, heard once for all readers of this process. */
export const createSignals = (db: Database): Signals => {
  const readers = new Map<Topic, Set<() => void>>();
  const hints = new Map<Topic, number>();
  let listening: Promise<unknown> | undefined;

  const hear = (payload: string | undefined): void => {
    const groups = payload === undefined ? [...readers.values()] : [readers.get(payload as Topic) ?? []];
    for (const group of groups) for (const notify of group) notify();
  };

  const listen = (): Promise<unknown> => {
    listening ??= db.listen(channel, hear).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  };

  const leave = (topic: Topic, notify: () => void): void => {
    const group = readers.get(topic);
    group?.delete(notify);
    if (group?.size === 0) readers.delete(topic);
  };

  return {
    subscribe: async (topic, signal) => {
      const { notify, read } = createMailbox(signal);
      readers.set(topic, (readers.get(topic) ?? new Set()).add(notify));
      signal.addEventListener('abort', () => leave(topic, notify));
      if (signal.aborted) leave(topic, notify);
      await listen();
      return read();
    },
    hint: (topic, value) => {
      if (value === undefined) hints.delete(topic);
      else {
        hints.set(topic, value);
        hear(topic);
      }
    },
    hinted: (topic) => hints.get(topic),
  };
};
