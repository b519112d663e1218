import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../rules/audit.ts';
import { calendarDate, id, pageQuery, timestamp } from '../shared/common.ts';

/** Any fields: what a change wrote depends on its action. */
const fields = z.record(z.string(), z.unknown()).nullable();

/** A write in the back office: who did what to which thing, when, and what it was before and after. */
export const auditEntry = z.object({
  id,
  created_at: timestamp,
  action: z.enum(AUDIT_ACTIONS),
  /** Null: the admin command. */
  actor: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  /** The brand whose people did it, or the retailer that ordered; null for staff and the admin command. */
  company: z.string().nullable(),
  subject: z.object({ type: z.enum(AUDIT_SUBJECTS), id: z.string().nullable(), name: z.string() }),
  before: fields,
  after: fields,
});

/** What narrows the audit log. */
export const auditLogQuery = z.object({
  page: pageQuery,
  subject: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  /** Part of the name of the person or of the thing. */
  search: z.string().max(200).optional(),
  /** First and last day, in UTC. */
  from: calendarDate.optional().catch(undefined),
  to: calendarDate.optional().catch(undefined),
});

/** A page of a list of the back office. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), meta: z.object({ total: z.int() }) });
