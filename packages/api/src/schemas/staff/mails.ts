import { z } from 'zod';
import { id, timestamp } from '../shared/common.ts';
import { pageOf } from './log.ts';

/** `expired`: its link no longer works, so it is not sent any more. */
export const mailStatus = z.enum(['sent', 'waiting', 'failed', 'expired']);

export const staffMail = z.object({
  id,
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  status: mailStatus,
  attempts: z.int(),
  /** What the mail server said. */
  error: z.string().nullable(),
  created_at: timestamp,
  sent_at: timestamp.nullable(),
});

export const staffMailList = pageOf(staffMail).extend({
  /** `is_sending`: false where no mail server is set, so that mail waits. */
  meta: z.object({ total: z.int(), failed: z.int(), waiting: z.int(), is_sending: z.boolean() }),
});
