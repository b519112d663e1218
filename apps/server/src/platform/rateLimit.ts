import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { tooMany } from '../domain/refusal.ts';
import type { Refusal } from '../domain/refusal.ts';
import type { Scope } from '../domain/scope.ts';
import { createTranslator } from './words.ts';

const t = createTranslator({
  tooMany: {
    en: 'Too many attempts. Please wait a moment and try again.',
    pt_BR: 'Muitas tentativas. Aguarde um momento e tente de novo.',
  },
});

/** One budget of attempts. Counted in the database, because several processes share it. */
export interface Budget {
  /** What is counted, such as `recovery`. */
  readonly what: string;
  /** For whom, kept as a hash only. An e-mail address in its canonical form, or each spelling has a budget of its own. */
  readonly whom: string;
  /** Attempts that are free. */
  readonly free: number;
  /** Seconds after which the count starts again: from the first attempt on, or from the last one with `backoff`. */
  readonly seconds: number;
  /** With it, each attempt beyond the free ones doubles the wait, from one second up to this many. Without, one waits for the window's end. */
  readonly backoff?: number;
}

const keyOf = ({ what, whom }: Budget): string =>
  `${what}:${createHash('sha256').update(whom).digest('base64url').slice(0, 22)}`;

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

// Not now(): a request that started before and waited for the row would find it taken until after its own beginning.
const always = sql`'epoch'::timestamptz`;

const columns = sql`as w(key text, free int, seconds int, backoff int)`;

/** Why nothing was taken. */
export interface Exhausted {
  readonly budgets: readonly Budget[];
  /** Seconds until there is an attempt again. */
  readonly wait: number;
}

const exhaustedOf = async (db: Database, budgets: readonly Budget[]): Promise<Exhausted> => {
  const rows = await db.query<{ key: string; wait: number }>(sql`
    select key, extract(epoch from free_at - now())::float8 as wait from attempt where key = any(${budgets.map(keyOf)}) and free_at > now()`);
  const keys = new Set(rows.map(({ key }) => key));
  return {
    budgets: budgets.filter((budget) => keys.has(keyOf(budget))),
    wait: rows.length === 0 ? 1 : Math.max(...rows.map(({ wait }) => wait)),
  };
};

/** Takes one attempt of each budget; of none when one of them is used up, so that a refused request uses up nothing that others need. */
export const take = async (db: Database, budgets: readonly Budget[]): Promise<Exhausted | undefined> => {
  const rows = rowsOf(budgets);
  const taken = await db.query<{ key: string }>(sql`
    with wish as (select * from json_to_recordset(${rows}::json) ${columns}),
    held as (select a.free_at from attempt a join wish using (key) order by a.key collate "C" for update of a)
    insert into attempt as a (key, count, free_at, window_ends_at)
    select key, 1, case when free > 1 then ${always} else now() + make_interval(secs => coalesce(backoff, seconds)) end, now() + make_interval(secs => seconds)
    from wish where not exists (select 1 from held where free_at > now())
    on conflict (key) do update set
      count = case when a.window_ends_at <= now() then 1 else a.count + 1 end,
      window_ends_at = (select case when w.backoff is null and a.window_ends_at > now() then a.window_ends_at else excluded.window_ends_at end from wish w where w.key = a.key),
      free_at = (select case
          when a.window_ends_at <= now() then excluded.free_at
          when a.count + 1 < w.free then ${always}
          when w.backoff is null then a.window_ends_at
          else now() + make_interval(secs => least(w.backoff, power(2, least(a.count + 1 - w.free, 20)))::float8)
        end from wish w where w.key = a.key)
    where a.free_at <= now()
    returning a.key`);
  if (taken.length === budgets.length) return undefined;
  // A counter that another request made at the same moment was not there to be locked.
  const keys = new Set(taken.map(({ key }) => key));
  const exhausted = await exhaustedOf(db, budgets);
  if (keys.size > 0)
    await giveBack(
      db,
      budgets.filter((budget) => keys.has(keyOf(budget))),
    );
  return exhausted;
};

/** A 429 in the language of the request, with the seconds to wait. */
export const refuseTooMany = ({ language }: Pick<Scope, 'language'>, wait: number): Refusal =>
  tooMany(wait, t(language, 'tooMany'));

/**
 * Takes one attempt of each budget or refuses with 429 and the seconds to wait. A refused attempt does not prolong the wait, so that nobody can
 * be locked out for good by strangers.
 */
export const spend = async (scope: Scope, budgets: readonly Budget[]): Promise<void> => {
  const exhausted = await take(scope.db, budgets);
  if (exhausted) throw refuseTooMany(scope, exhausted.wait);
};

/** Gives an attempt back, after one that was not a guess. A wait that others have caused goes on. */
export const giveBack = async (db: Database, budgets: readonly Budget[]): Promise<void> => {
  await db.query(sql`
    with held as (select key from attempt where key = any(${budgets.map(keyOf)}) order by key collate "C" for update)
    update attempt a set count = greatest(0, a.count - 1), free_at = case when a.count <= w.free then ${always} else a.free_at end
    from held join json_to_recordset(${rowsOf(budgets)}::json) ${columns} using (key) where a.key = held.key`);
};

/** Forgets a whole count. */
export const forget = async (db: Database, budget: Budget): Promise<void> => {
  await db.query(sql`update attempt set count = 0, free_at = ${always} where key = ${keyOf(budget)}`);
};
