import sql from 'sql-template-tag';
import type { Scope } from '../../domain/scope.ts';

/** An event or a segment of one has this slug: a brand of the same name would never be reached (D-046). */
export const isEventSlug = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const [found] = await db.query(sql`
    select 1 from event where account_id = ${account.id} and slug = ${slug}
    union all select 1 from event_segment where account_id = ${account.id} and slug = ${slug}`);
  return found !== undefined;
};
