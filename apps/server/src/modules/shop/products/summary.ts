import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import type { Filters } from './filters.ts';
import { options, selected } from './options.ts';
import type { ListingMeta } from './options.ts';
import { shelves } from './shelves.ts';

/** How many products the whole marketplace has under its filters, and the options of the filters. */
export interface Summary {
  readonly count: number;
  readonly meta: ListingMeta;
}

/** Above this number of shelves a summary is kept for a while: reading it takes longer than anyone should wait. */
const MANY = 2000;
const KEPT_MS = 30_000;
const MOST_KEPT = 500;

type Kept = Map<string, { until: number; summary: Promise<Summary> }>;

/** By database: a process may serve several. */
const keptOf = new WeakMap<Scope['db'], Kept>();

const read = async (scope: Scope, filters: Filters, onMany: () => void): Promise<Summary> => {
  const [found] = await scope.db.query<Summary & { shelves: number }>(sql`
    with ${shelves(scope, filters)}
    select (select count(*)::int from shelves) as shelves, (select coalesce(sum(products), 0)::int from chosen) as count,
      json_build_object(${options(scope)}, ${selected(scope, filters)}) as meta`);
  if (!found) throw new Error('The summary gave no row, although it selects exactly one.');
  if (found.shelves > MANY) onMany();
  return found;
};

/** The summary of the whole marketplace. With many brands it may be half a minute old; those who ask at the same time share one reading. */
export const findSummary = (scope: Scope, filters: Filters): Promise<Summary> => {
  const key = JSON.stringify([scope.account.id, scope.language, filters.categories, filters.segments]);
  const kept = keptOf.get(scope.db) ?? (new Map() as Kept);
  keptOf.set(scope.db, kept);
  const known = kept.get(key);
  if (known && known.until > Date.now()) return known.summary;
  let isMany = false;
  const summary = read(scope, filters, () => (isMany = true)).finally(() => !isMany && kept.delete(key));
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
  kept.delete(key);
  kept.set(key, { until: Date.now() + KEPT_MS, summary });
  return summary;
};
