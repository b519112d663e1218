import { z } from 'zod';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '../../rules/audit.ts';
import { id, timestamp } from '../common.ts';

/** Any fields: what a change wrote depends on its action. */
const fields = z.record(z.string(), z.unknown()).nullable();

/** A staff write: who did what to which thing, when, and what it was before and after. */
export const auditEntry = z.object({
  id,
  created_at: timestamp,
  action: z.enum(AUDIT_ACTIONS),
  /** Null: the admin command. */
  actor: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  subject: z.object({ type: z.enum(AUDIT_SUBJECTS), id: z.string().nullable(), name: z.string() }),
  before: fields,
  after: fields,
});

/** A page of a list for staff. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), meta: z.object({ total: z.int() }) });
