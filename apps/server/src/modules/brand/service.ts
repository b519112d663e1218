import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { SellerScope } from '../../domain/scope.ts';
import { recordChange } from '../../platform/audit.ts';
import type { Change } from '../../platform/audit.ts';

/** True for rows of the signed-in brand. The table, or its alias `of`, has `account_id` and `brand_id`. */
export const isOwn = ({ account, viewer }: SellerScope, of?: Sql): Sql =>
  of
    ? sql`${of}.account_id = ${account.id} and ${of}.brand_id = ${viewer.brandId}`
    : sql`account_id = ${account.id} and brand_id = ${viewer.brandId}`;

/** Writes a change to the brand's part of the audit log. Call it in the transaction that makes the change. */
export const recordOwnChange = (scope: SellerScope, change: Omit<Change, 'brandId'>): Promise<void> =>
  recordChange(scope, { ...change, brandId: scope.viewer.brandId });

/** The fields of `after` whose values differ from those of `before`, both times; undefined if nothing changed. */
export const changedFields = <Fields extends object>(
  before: Fields,
  after: Fields,
): { before: Partial<Fields>; after: Partial<Fields> } | undefined => {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Fields) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Fields>;
  return names.length === 0 ? undefined : { before: pick(before), after: pick(after) };
};
