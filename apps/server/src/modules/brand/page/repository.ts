import sql, { empty } from 'sql-template-tag';
import { momentOf } from '../../../db/json.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { livePage } from '../../shop/brands/pageContent.ts';
import type { LivePage, PageContent } from '../../shop/brands/pageContent.ts';
import { isOwn } from '../service.ts';
import type { PageState } from './types.ts';

export interface StoredPage {
  name: string;
  version: number;
  page: LivePage;
  draft: PageContent | null;
  /** When the draft goes live by itself. */
  publishAt: Date | null;
  publishBy: number | null;
}

/** The page of the brand; held until the transaction ends if `hold`. */
export const findPage = async ({ db, account, viewer }: SellerScope, hold = false): Promise<StoredPage> => {
  const [row] = await db.query<StoredPage>(sql`
    select name, page_version as version, ${livePage(sql`brand`)} as page, page_draft as draft,
      page_publish_at as "publishAt", page_publish_by as "publishBy"
    from brand where account_id = ${account.id} and id = ${viewer.brandId} ${hold ? sql`for update` : empty}`);
  if (!row) throw new Error('The brand was not found.');
  return row;
};

export const findPlan = async ({ db, account, viewer }: SellerScope): Promise<PageState['planned']> => {
  const [row] = await db.query<NonNullable<PageState['planned']>>(sql`
    select ${momentOf(sql`b.page_publish_at`)} as publish_at,
      nullif(concat_ws(' ', m.first_name, m.last_name), '') as person,
      b.page_publish_at < now() - interval '5 minutes' as is_late
    from brand b left join member m on m.id = b.page_publish_by
    where b.account_id = ${account.id} and b.id = ${viewer.brandId} and b.page_publish_at is not null`);
  return row ?? null;
};

export const findPublished = (scope: SellerScope): Promise<PageState['published']> =>
  scope.db.query(sql`
    select id, ${momentOf(sql`created_at`)} as created_at, member_name as person
    from brand_page_version where ${isOwn(scope)} order by id desc limit 50`);

/** A page that the brand published before. */
export const findVersion = async (scope: SellerScope, id: number): Promise<PageContent | undefined> => {
  const [row] = await scope.db.query<{ page: PageContent }>(sql`
    select page from brand_page_version where ${isOwn(scope)} and id = ${id}`);
  return row?.page;
};

const json = (page: PageContent | null): string | null => (page === null ? null : JSON.stringify(page));

export const writePage = async (
  { db, account, viewer }: SellerScope,
  { page, draft, publishAt, publishBy }: Omit<StoredPage, 'name' | 'version'>,
): Promise<void> => {
  await db.query(sql`
    update brand set page = ${json(page)}::jsonb, logo = ${page.logo}, cover_image = ${page.cover_image_thumbnail},
      list_image = ${page.list_image}, page_draft = ${json(draft)}::jsonb,
      page_publish_at = ${publishAt}, page_publish_by = ${publishBy}, page_version = page_version + 1
    where account_id = ${account.id} and id = ${viewer.brandId}`);
};

/** Keeps a published page. The first time, the page that was live before is kept too. */
export const keepVersion = async (scope: SellerScope, before: PageContent, page: PageContent): Promise<void> => {
  const { db, account, viewer } = scope;
  await db.query(sql`
    insert into brand_page_version (account_id, brand_id, page)
    select ${account.id}, ${viewer.brandId}, ${json(before)}::jsonb
    where not exists (select from brand_page_version where ${isOwn(scope)})`);
  await db.query(sql`
    insert into brand_page_version (account_id, brand_id, page, member_name)
    values (${account.id}, ${viewer.brandId}, ${json(page)}::jsonb, ${viewer.name})`);
};
