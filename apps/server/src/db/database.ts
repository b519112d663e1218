import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from 'sql-template-tag';
import { isRetryable } from './errors.ts';
import { createFullDisk } from './fullDisk.ts';

export type Engine = 'pglite' | 'postgres';

/**
 * The one way to the data. Rows come with `int8` and `numeric` as numbers, `timestamptz` as `Date`, `date` as `YYYY-MM-DD`, json parsed.
 * Json values go in as text: `${JSON.stringify(value)}::jsonb`.
 */
export interface Database {
  query<Row extends object>(statement: Sql): Promise<Row[]>;
  /** Runs `work` in one transaction, again after a deadlock or serialization failure. A nested call is the same transaction. */
  transaction<T>(work: (tx: Database) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Hears what any process tells the channel by `pg_notify`. `onNotice` gets the payload, or undefined when some may have been missed
   * because the connection was lost and is back. Resolves when listening; the function it gives ends that.
   */
  listen(channel: string, onNotice: OnNotice): Promise<() => Promise<void>>;
  readonly engine: Engine;
  /** Statements sent so far, those of transactions included; tests count with it. */
  readonly statements: number;
  /** A write was refused within the last minute because the disk of the database is full, and was not carried out since. */
  readonly isDiskFull: boolean;
  /** How many connections there are for this process; undefined where there is one session. */
  pool(): Pool | undefined;
  close(): Promise<void>;
}

export interface Pool {
  size: number;
  inUse: number;
  /** Requests that wait for one. */
  waiting: number;
}

export interface TransactionOptions {
  /** How long a statement waits for a row that another transaction holds, in ms; the session's limit if absent. */
  lockTimeoutMs?: number | undefined;
}

export type OnNotice = (payload: string | undefined) => void;

export type Run = (statement: Sql) => Promise<object[]>;

/** What an engine has to bring: send a statement, hold a transaction, listen, close. */
export interface Driver {
  readonly engine: Engine;
  readonly run: Run;
  transaction<T>(work: (run: Run) => Promise<T>, options: TransactionOptions): Promise<T>;
  listen: Database['listen'];
  pool?: Database['pool'];
  close(): Promise<void>;
}

const attempts = 4;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const retried = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await pause(2 ** attempt * (5 + Math.random() * 10));
    }
  }
};

/** A database over an engine: counts, retries, and refuses a statement that would slip out of its transaction. */
export const createDatabase = (driver: Driver): Database => {
  let statements = 0;
  const disk = createFullDisk();
  const inside = new AsyncLocalStorage<true>();

  const through =
    (run: Run): Database['query'] =>
    async <Row extends object>(statement: Sql) => {
      statements += 1;
      try {
        const rows = (await run(statement)) as Row[];
        disk.accepted(statement);
        return rows;
      } catch (error) {
        disk.refused(error, statement);
        throw error;
      }
    };

  // PGlite has one session, so a statement beside the open transaction would wait for it for ever; on PostgreSQL it would escape it.
  const outside = (): void => {
    if (inside.getStore())
      throw new Error('Inside a transaction, use the database (or scope) it hands over, not the outer one.');
  };

  const within = (run: Run): Database => {
    const tx: Database = {
      engine: driver.engine,
      get statements() {
        return statements;
      },
      get isDiskFull() {
        return disk.isFull();
      },
      query: through(run),
      pool: () => driver.pool?.(),
      transaction: (work) => work(tx),
      listen: () => Promise.reject(new Error('A transaction cannot listen: use the database outside of it.')),
      close: () => Promise.reject(new Error('A transaction cannot close the database.')),
    };
    return tx;
  };

  return {
    engine: driver.engine,
    get statements() {
      return statements;
    },
    get isDiskFull() {
      return disk.isFull();
    },
    query: (statement) => {
      outside();
      return through(driver.run)(statement);
    },
    transaction: (work, options = {}) => {
      outside();
      return retried(() =>
        driver
          .transaction((run) => inside.run(true, () => work(within(run))), options)
          .catch((error: unknown) => {
            disk.refused(error);
            throw error;
          }),
      );
    },
    listen: (channel, onNotice) => driver.listen(channel, onNotice),
    pool: () => driver.pool?.(),
    close: () => driver.close(),
  };
};
