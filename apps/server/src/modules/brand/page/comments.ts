import type { CallData, contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { momentOf } from '../../../db/json.ts';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { isOwn, recordOwnChange } from '../service.ts';

export type PageComment = CallData<typeof contract.brandOfficePage.comments>['data'][number];

/** The newest hundred comments, open ones first. */
export const listComments = (scope: SellerScope): Promise<PageComment[]> =>
  scope.db.query(sql`
    select c.id, c.field, c.text, nullif(concat_ws(' ', m.first_name, m.last_name), '') as person,
      ${momentOf(sql`c.created_at`)} as created_at, c.done_at is not null as done
    from brand_page_comment c left join member m on m.id = c.member_id
    where ${isOwn(scope, sql`c`)} order by c.done_at is not null, c.id desc limit 100`);

const subject = ({ viewer }: SellerScope, name: string) => ({ id: viewer.brandId, name });

const brandName = async ({ db, viewer }: SellerScope): Promise<string> => {
  const [brand] = await db.query<{ name: string }>(sql`select name from brand where id = ${viewer.brandId}`);
  return brand?.name ?? '';
};

export const addComment = (
  scope: SellerScope,
  { text, field }: Pick<PageComment, 'text' | 'field'>,
): Promise<PageComment[]> =>
  inTransaction(scope, async (tx) => {
    const { account, viewer } = tx;
    await tx.db.query(sql`
      insert into brand_page_comment (account_id, brand_id, member_id, field, text)
      values (${account.id}, ${viewer.brandId}, ${viewer.memberId}, ${field}, ${text})`);
    await recordOwnChange(tx, { action: 'page.comment', subject: subject(tx, await brandName(tx)), after: { text } });
    return listComments(tx);
  });

export const settle = (scope: SellerScope, id: number, done: boolean): Promise<PageComment[]> =>
  inTransaction(scope, async (tx) => {
    const [comment] = await tx.db.query<{ text: string }>(sql`
      update brand_page_comment set done_at = case when ${done} then coalesce(done_at, now()) end
      where ${isOwn(tx)} and id = ${id} returning text`);
    if (!comment) throw notFound();
    const after = { text: comment.text, done };
    await recordOwnChange(tx, { action: 'page.settle', subject: subject(tx, await brandName(tx)), after });
    return listComments(tx);
  });

/** What was said about a draft is settled when the draft is live. */
export const settleAll = async (scope: SellerScope): Promise<void> => {
  await scope.db.query(sql`update brand_page_comment set done_at = now() where ${isOwn(scope)} and done_at is null`);
};
