import sql from 'sql-template-tag';
import { momentOf } from '../../../db/json.ts';
import type { Scope } from '../../../domain/scope.ts';
import type { BrandingDocument } from './document.ts';
import { columns } from './repository.ts';

/** What the studio makes of a branding. */
export type BrandingLook = Pick<BrandingDocument, 'name' | 'style' | 'logo' | 'logo_dark'>;

export interface BrandingDraft {
  look: BrandingLook;
  person: string | null;
  savedAt: string;
}

interface DeskRow {
  version: number;
  draft: BrandingDraft | null;
}

export const findDesk = async ({ db, account }: Scope): Promise<DeskRow> => {
  const [row] = await db.query<DeskRow>(sql`
    select branding_version as version, case when branding_draft is not null then json_build_object(
      'look', branding_draft, 'person', branding_draft_by, 'savedAt', ${momentOf(sql`branding_draft_at`)}) end as draft
    from account where id = ${account.id}`);
  if (!row) throw new Error('The account was not found.');
  return row;
};

export interface FormerBranding {
  id: number;
  document: BrandingDocument;
  replacedAt: string;
  replacedBy: string | null;
}

/** Former brandings, the newest first; one of them if `id` is given. */
export const findFormer = ({ db, account }: Scope, id: number | null = null): Promise<FormerBranding[]> =>
  db.query(sql`
    select id, ${columns}, ${momentOf(sql`replaced_at`)} as "replacedAt", replaced_by as "replacedBy"
    from account_branding_history where account_id = ${account.id} and (${id}::int is null or id = ${id})
    order by id desc limit 50`);

/** Keeps a draft, or removes it. */
export const writeDraft = async ({ db, account, viewer }: Scope, draft: BrandingLook | null): Promise<void> => {
  await db.query(sql`
    update account set branding_draft = ${draft === null ? null : JSON.stringify(draft)}::jsonb,
      branding_draft_by = ${draft === null ? null : (viewer?.name ?? null)},
      branding_draft_at = ${draft === null ? sql`null` : sql`now()`}, branding_version = branding_version + 1
    where id = ${account.id}`);
};
