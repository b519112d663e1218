import sql from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** Remembers that the signed-in member looked at a brand. Visitors leave no trace, and neither do staff who look on. */
export const recordVisit = async ({ db, viewer }: Scope, brandId: number): Promise<void> => {
  if (!viewer || viewer.viewedBy) return;
  await db.query(sql`
    insert into brand_visit (member_id, brand_id) values (${viewer.memberId}, ${brandId})
    on conflict (member_id, brand_id) do update set visited_at = now()`);
};
