import type { AuditAction, AuditSubject } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { MemberScope, Scope, Viewer } from '../domain/scope.ts';
import { createTranslator } from './words.ts';

/**
 * A write of staff or of a brand in its own back office, a registration, or an order. `before` and `after` hold only the fields that changed,
 * and nothing secret.
 */
export interface Change {
  action: AuditAction;
  subject: { id: number | string | null; name: string };
  before?: object | undefined;
  after?: object | undefined;
  /** The brand whose part of the log has it. */
  brandId?: number | undefined;
}

/** Who did it. `memberId` is null for a person who applies for a brand. */
type Actor = Pick<Viewer, 'name'> & { memberId: number | null };

/** What a change needs to know of where it happens; `viewer` is null for the admin command. */
type Place = Pick<Scope, 'db'> & { account: { id: number }; viewer: Actor | null };

/** The kind of thing that an action is about. */
const subjectOf = (action: AuditAction): AuditSubject => action.slice(0, action.indexOf('.')) as AuditSubject;

const stored = (fields: object | undefined): string | null => (fields === undefined ? null : JSON.stringify(fields));

/** Writes a change to the audit log. Call it in the transaction that makes it, so that both are written or neither. */
export const recordChange = async (
  { db, account, viewer }: Place,
  { action, subject, before, after, brandId }: Change,
): Promise<void> => {
  const id = subject.id === null ? null : String(subject.id);
  await db.query(sql`
    insert into audit_log (account_id, brand_id, member_id, member_name, action, subject_type, subject_id, subject_name, before, after)
    values (${account.id}, ${brandId ?? null}, ${viewer?.memberId ?? null}, ${viewer?.name ?? null}, ${action}, ${subjectOf(action)}, ${id},
      ${subject.name}, ${stored(before)}::jsonb, ${stored(after)}::jsonb)`);
};

/** Writes a change by a call that retailers make too. Only what staff and people of a brand do is in the log. */
export const recordOfficeChange = async (tx: MemberScope, change: Omit<Change, 'brandId'>): Promise<void> => {
  const { isStaff, brandId } = tx.viewer;
  if (isStaff || brandId !== null) await recordChange(tx, { ...change, brandId: brandId ?? undefined });
};

const t = createTranslator({ somebody: { en: 'Somebody else', pt_BR: 'Outra pessoa' } });

/**
 * Who did the newest of these acts to a thing, to begin a sentence with. “Somebody else” where the log names nobody, or where the newest act
 * was about many things.
 */
export const whoChanged = async (
  { db, account, viewer, language }: Pick<Scope, 'db' | 'account' | 'viewer' | 'language'>,
  id: number | string,
  actions: readonly AuditAction[],
): Promise<string> => {
  const [row] = await db.query<{ person: string | null }>(sql`
    select case when subject_id is not null then member_name end as person from audit_log
    where account_id = ${account.id} and action = any(${actions}::text[]) and (subject_id = ${String(id)}
      or (subject_id is null and brand_id is not distinct from ${viewer?.brandId ?? null}::int))
    order by id desc limit 1`);
  return row?.person ?? t(language, 'somebody');
};
