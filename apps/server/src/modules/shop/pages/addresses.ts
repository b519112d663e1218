import { isReservedPageSlug } from '@vitrine/api/rules';
import sql, { join } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { isEventSlug } from '../events/slugs.ts';

/** A campaign page has this address, or had it before: a brand of the same name would never be reached (D-046). */
export const isPageAddress = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const [found] = await db.query(sql`
    select 1 from page where account_id = ${account.id} and slug = ${slug}
    union all select 1 from page_former_address where account_id = ${account.id} and slug = ${slug}`);
  return found !== undefined;
};

/** Those of some addresses that a campaign page has, or had before. */
export const findPageAddresses = async ({ db, account }: Scope, slugs: readonly string[]): Promise<string[]> => {
  const rows = await db.query<{ slug: string }>(sql`
    select slug from page where account_id = ${account.id} and slug in (${join(slugs)})
    union select slug from page_former_address where account_id = ${account.id} and slug in (${join(slugs)})`);
  return rows.map(({ slug }) => slug);
};

const hasBrand = async ({ db, account }: Scope, slug: string): Promise<boolean> => {
  const [found] = await db.query(sql`select 1 from brand where account_id = ${account.id} and slug = ${slug}`);
  return found !== undefined;
};

/** What else has an address, so that a campaign page cannot have it (D-046). */
export const findOtherTaker = async (
  scope: Scope,
  slug: string,
): Promise<'reserved' | 'event' | 'brand' | undefined> => {
  if (isReservedPageSlug(slug)) return 'reserved';
  if (await isEventSlug(scope, slug)) return 'event';
  return (await hasBrand(scope, slug)) ? 'brand' : undefined;
};

/** Why a campaign page that is new at an address cannot have it. A former address of another page is free. */
export const findPageTaker = async (
  scope: Scope,
  slug: string,
): Promise<'reserved' | 'event' | 'brand' | 'page' | 'removed_page' | undefined> => {
  const { db, account } = scope;
  const other = await findOtherTaker(scope, slug);
  if (other) return other;
  const [row] = await db.query<{ is_there: boolean; was_there: boolean }>(sql`
    select exists (select from page where account_id = ${account.id} and slug = ${slug}) as is_there,
      exists (select from content_version where account_id = ${account.id} and name = ${slug}) as was_there`);
  if (row?.is_there) return 'page';
  return row?.was_there ? 'removed_page' : undefined;
};

/** The present address of a page that had this one before. */
export const findMoved = async ({ db, account }: Scope, slug: string): Promise<string | undefined> => {
  const [row] = await db.query<{ page_slug: string }>(
    sql`select page_slug from page_former_address where account_id = ${account.id} and slug = ${slug}`,
  );
  return row?.page_slug;
};

/** Moves a page with its former addresses. Its address becomes one of them. Runs in a transaction that holds the account. */
export const movePage = async ({ db, account }: Scope, from: string, to: string): Promise<void> => {
  await db.query(sql`update page set slug = ${to} where account_id = ${account.id} and slug = ${from}`);
  await db.query(sql`delete from page_former_address where account_id = ${account.id} and slug = ${to}`);
  await db.query(
    sql`update page_former_address set page_slug = ${to} where account_id = ${account.id} and page_slug = ${from}`,
  );
  await db.query(
    sql`insert into page_former_address (account_id, slug, page_slug) values (${account.id}, ${from}, ${to})`,
  );
};
