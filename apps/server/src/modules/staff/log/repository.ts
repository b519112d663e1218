import type { CallData, contract } from '@vitrine/api';
import type { AuditSubject } from '@vitrine/api/rules';
import sql, { empty } from 'sql-template-tag';
import type { Scope } from '../../../domain/scope.ts';
import { contains, findPage } from '../../../db/page.ts';
import { startOfDay } from '../../../domain/today.ts';

export type LogPage = CallData<typeof contract.staffLog.list>;
export type AuditEntry = LogPage['data'][number];

/** The wire's entry of a row `r` of the log, in SQL. */
const wire = sql`json_build_object(
  'id', r.id, 'created_at', r.created_at, 'action', r.action,
  'actor', case when r.member_name is not null then json_build_object('id', r.member_id, 'name', r.member_name) end,
  'company', case when r.action in ('order.place', 'order.recall') then r.after ->> 'retailer' else (select b.name from brand b where b.id = r.brand_id) end,
  'subject', json_build_object('type', r.subject_type, 'id', r.subject_id, 'name', r.subject_name),
  'before', r.before, 'after', r.after)`;

export interface LogQuery {
  /** Only what the people of this brand did. */
  brandId?: number | undefined;
  page: number;
  subject?: AuditSubject | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of the log, the newest first. */
export const findEntries = (
  { db, account }: Scope,
  { page, brandId, subject, search, from, to }: LogQuery,
): Promise<LogPage> =>
  findPage(db, {
    rows: sql`
      select * from audit_log l where l.account_id = ${account.id}
      ${brandId ? sql`and l.brand_id = ${brandId}` : empty}
      ${subject ? sql`and l.subject_type = ${subject}` : empty} and (${contains(search, sql`l.subject_name`, sql`l.member_name`)})
      ${from ? sql`and l.created_at >= ${startOfDay(sql`${from}`, account)}` : empty}
      ${to ? sql`and l.created_at < ${startOfDay(sql`(${to}::date + 1)`, account)}` : empty}`,
    wire,
    order: sql`r.id desc`,
    page,
  });

/** The last entries about a thing, the newest first. */
export const findHistory = async (
  { db, account }: Scope,
  subject: AuditSubject,
  id: number | string,
): Promise<AuditEntry[]> => {
  const [row] = await db.query<{ history: AuditEntry[] }>(sql`
    select coalesce(json_agg(${wire} order by r.id desc), '[]') as history from (
      select * from audit_log where account_id = ${account.id} and subject_type = ${subject} and subject_id = ${String(id)}
      order by id desc limit 100) r`);
  return row?.history ?? [];
};
