import sql, { join } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';

/** An event or a segment of one has this slug: a brand of the same name would never be reached (D-046). */
export const isEventSlug = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const [found] = await db.query(sql`
    select 1 from event where account_id = ${account.id} and slug = ${slug}
    union all select 1 from event_segment where account_id = ${account.id} and slug = ${slug}`);
  return found !== undefined;
};

/** Those of some slugs that an event or a segment of one has. */
export const findEventSlugs = async ({ db, account }: Scope, slugs: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ slug: string }>(sql`
    select slug from event where account_id = ${account.id} and slug in (${join(slugs)})
    union select slug from event_segment where account_id = ${account.id} and slug in (${join(slugs)})`);
  return rows.map(({ slug }) => slug);
};
