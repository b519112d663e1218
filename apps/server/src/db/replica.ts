import sql from 'sql-template-tag';
import type { Database } from './database.ts';

/** How late a read may be, in milliseconds. Beyond that it goes to the primary. */
export const mostLate = 5000;

export interface Replica {
  /** The replica, while it is known to show everything that was committed `mostLate` ago; else undefined. */
  current(): Database | undefined;
  /** For how long it has not been known to show everything. */
  lateness(): number;
  close(): Promise<void>;
}

interface Mark {
  at: number;
  position: number;
}

const marksKept = 60;

const page = 8192;
const headers = new Set([24, 40]);

/** Where the next record will be: on a new page after its header, to which a replica comes with the record alone. */
const withoutHeader = (position: number): number =>
  headers.has(position % page) ? position - (position % page) : position;

const positionOf = async (db: Database, which: 'written' | 'shown'): Promise<number> => {
  // A server that is no replica (any more) shows what it has written.
  const [row] = await db.query<{ position: number }>(
    which === 'written'
      ? sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position`
      : sql`select pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), case when not pg_is_in_recovery() then pg_current_wal_insert_lsn() end), '0/0')::float8 as position`,
  );
  return withoutHeader(row?.position ?? 0);
};

/**
 * Asks the primary where its log ends, and the replica how far it is, once a second: what the log held at a moment that the replica has passed,
 * the replica shows. Needs no clock in common.
 */
export const watchReplica = (primary: Database, replica: Database, interval = 1000): Replica => {
  const marks: Mark[] = [];
  let asOf = -Infinity;
  let isLooking = false;

  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const at = performance.now();
      marks.push({ at, position: await positionOf(primary, 'written') });
      if (marks.length > marksKept) marks.shift();
      const shown = await positionOf(replica, 'shown');
      const passed = marks.findLastIndex(({ position }) => position <= shown);
      if (passed >= 0) asOf = marks[passed]?.at ?? asOf;
      marks.splice(0, passed + 1);
    } catch {
      // One of them cannot be reached: the replica counts as late after a while.
    } finally {
      isLooking = false;
    }
  };

  const timer = setInterval(() => void look(), interval).unref();
  void look();
  const lateness = (): number => performance.now() - asOf;
  return {
    current: () => (lateness() <= mostLate ? replica : undefined),
    lateness,
    close: async () => {
      clearInterval(timer);
      await replica.close();
    },
  };
};
