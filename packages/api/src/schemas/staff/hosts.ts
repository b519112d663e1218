import { z } from 'zod';
import { hostStates } from '../../rules/accounts.ts';
import { timestamp } from '../shared/common.ts';

/** A host of an account: one that serves, or one that waits until its owner has proven it. */
export const staffHost = z.object({
  host: z.string(),
  state: z.enum(hostStates),
  /** The TXT record that proves the host; null once it serves. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** When the record was last looked up; null before the first time. */
  checked_at: timestamp.nullable(),
});

export const staffHosts = z.array(staffHost);
