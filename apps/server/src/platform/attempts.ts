import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { tooMany } from '../domain/refusal.ts';

/** One budget of attempts. Counted in the database, because several processes share it. */
export interface Budget {
  /** What is counted, such as `recovery`, and for whom; the second part is kept as a hash only. */
  readonly what: string;
  readonly whom: string;
  /** Attempts that are free. */
  readonly free: number;
  /** Seconds after which the count starts anew: from the first attempt on, or from the last one with `backoff`. */
  readonly seconds: number;
  /** With it, each attempt beyond the free ones doubles the wait, from one second up to this many. Without, one waits for the window's end. */
  readonly backoff?: number;
}

const keyOf = ({ what, whom }: Budget): string =>
  `${what}:${createHash('sha256').update(whom.toLowerCase()).digest('base64url').slice(0, 22)}`;

const rowsOf = (budgets: readonly Budget[]): string =>
  // Sorted, so that two requests lock the rows in the same order.
  JSON.stringify(
    budgets
      .map((budget) => ({
        key: keyOf(budget),
        free: budget.free,
        seconds: budget.seconds,
        backoff: budget.backoff ?? null,
      }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );

interface Held {
  wait: number;
}

const longestWait = async (db: Database, budgets: readonly Budget[]): Promise<number> => {
  const [row] = await db.query<Held>(sql`
    select coalesce(max(extract(epoch from free_at - now())), 1)::float8 as wait from attempt where key = any(${budgets.map(keyOf)}) and free_at > now()`);
  return row?.wait ?? 1;
};

/**
 * Takes one attempt of each budget, in one statement, or refuses with 429 and the seconds to wait. A refused attempt does not prolong the wait,
 * so that nobody can be locked out for good by strangers.
 */
export const spend = async (db: Database, budgets: readonly Budget[]): Promise<void> => {
  const taken = await db.query(sql`
    with wish as (select * from json_to_recordset(${rowsOf(budgets)}::json) as w(key text, free int, seconds int, backoff int))
    insert into attempt as a (key, count, free_at, window_ends_at)
    select key, 1, now(), now() + make_interval(secs => seconds) from wish
    on conflict (key) do update set
      count = case when a.window_ends_at <= now() then 1 else a.count + 1 end,
      window_ends_at = (select case when w.backoff is null and a.window_ends_at > now() then a.window_ends_at else excluded.window_ends_at end from wish w where w.key = a.key),
      free_at = (select case
          when a.window_ends_at <= now() or a.count + 1 < w.free then now()
          when w.backoff is null then a.window_ends_at
          else now() + make_interval(secs => least(w.backoff, power(2, least(a.count + 1 - w.free, 20)))::float8)
        end from wish w where w.key = a.key)
    where a.free_at <= now()
    returning a.key`);
  if (taken.length < budgets.length) throw tooMany(await longestWait(db, budgets));
};

/** Gives an attempt back, after one that was not a guess. `entirely` forgets the whole count. */
export const giveBack = async (
  db: Database,
  budgets: readonly Budget[],
  entirely: readonly Budget[] = [],
): Promise<void> => {
  await db.query(sql`
    update attempt set count = case when key = any(${entirely.map(keyOf)}) then 0 else greatest(0, count - 1) end, free_at = now()
    where key = any(${[...budgets, ...entirely].map(keyOf)})`);
};
