import type { BrandingComment, BrandingReview } from '@vitrine/api';
import type { AuditAction } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { momentOf } from '../../../db/json.ts';
import { findDesk } from './deskRows.ts';
import { t } from './words.ts';

type Decision = BrandingReview['decisions'][number];

const nameOfPerson = sql`nullif(concat_ws(' ', m.first_name, m.last_name), '') as person`;

/** The newest hundred comments, open ones first; and the last decision of each person. */
export const readReview = async ({ db, account, viewer }: Scope): Promise<BrandingReview> => ({
  comments: await db.query<BrandingComment>(sql`
    select c.id, c.surface, c.viewer, c.mode, c.language, c.text, ${nameOfPerson}, ${momentOf(sql`c.created_at`)} as created_at,
      c.done_at is not null as done
    from branding_comment c left join member m on m.id = c.member_id
    where c.account_id = ${account.id} order by c.done_at is not null, c.id desc limit 100`),
  decisions: await db.query<Decision>(sql`
    select ${nameOfPerson}, d.decision, ${momentOf(sql`d.decided_at`)} as decided_at,
      a.branding_draft is not null and d.version = a.branding_version as is_current, d.member_id = ${viewer?.memberId ?? null} as is_own
    from branding_decision d join account a on a.id = d.account_id join member m on m.id = d.member_id
    where d.account_id = ${account.id} order by d.decided_at desc limit 50`),
});

const record = (tx: Scope, action: AuditAction, after: object): Promise<void> =>
  recordChange(tx, { action, subject: { id: tx.account.id, name: tx.account.name }, after });

/** Pins a comment to what was looked at. */
export const addComment = (
  scope: Scope,
  { surface, viewer, mode, language, text }: Omit<BrandingComment, 'id' | 'person' | 'created_at' | 'done'>,
): Promise<BrandingReview> =>
  inTransaction(scope, async (tx) => {
    await tx.db.query(sql`
      insert into branding_comment (account_id, member_id, surface, viewer, mode, language, text)
      values (${tx.account.id}, ${tx.viewer?.memberId ?? null}, ${surface}, ${viewer}, ${mode}, ${language}, ${text})`);
    await record(tx, 'account.branding_comment', { surface, text });
    return readReview(tx);
  });

export const settleComment = (scope: Scope, id: number, done: boolean): Promise<BrandingReview> =>
  inTransaction(scope, async (tx) => {
    const [comment] = await tx.db.query<{ text: string }>(sql`
      update branding_comment set done_at = case when ${done} then coalesce(done_at, now()) end
      where account_id = ${tx.account.id} and id = ${id} returning text`);
    if (!comment) throw notFound();
    await record(tx, 'account.branding_settle', { text: comment.text, done });
    return readReview(tx);
  });

/** Refused if the draft is another by now: nobody approves what they have not seen. */
export const decide = (scope: Scope, seen: number, decision: Decision['decision']): Promise<BrandingReview> =>
  inTransaction(scope, async (tx) => {
    await tx.db.query(sql`select from account where id = ${tx.account.id} for update`);
    const { draft, version } = await findDesk(tx);
    if (!draft) throw new Refusal(409, t(tx.language, 'noDraft'));
    if (version !== seen) throw new Refusal(409, t(tx.language, 'decidedOnOld'));
    await tx.db.query(sql`
      insert into branding_decision (account_id, member_id, decision, version)
      values (${tx.account.id}, ${tx.viewer?.memberId ?? null}, ${decision}, ${version})
      on conflict (account_id, member_id) do update
        set decision = excluded.decision, version = excluded.version, decided_at = now()`);
    await record(tx, 'account.branding_decide', { decision });
    return readReview(tx);
  });

/** What was said about a draft is settled when the draft is live or gone. */
export const endReview = async ({ db, account }: Scope): Promise<void> => {
  await db.query(sql`update branding_comment set done_at = now() where account_id = ${account.id} and done_at is null`);
  await db.query(sql`delete from branding_decision where account_id = ${account.id}`);
};
