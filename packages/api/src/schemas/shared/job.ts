import { z } from 'zod';
import { id, timestamp } from './common.ts';

/** Work that goes on after the answer, such as making a document. */
export const job = z.object({
  id,
  kind: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** Part that is done, 0 to 1. */
  progress: z.number().min(0).max(1),
  /** What went wrong, in the member's language; null unless `failed`. */
  problem: z.string().nullable(),
  /** What it found out; null until `done`. */
  data: z.record(z.string(), z.unknown()).nullable(),
  /** The file it made, for `jobs.file`; null when it makes none. */
  file: z.object({ name: z.string(), type: z.string() }).nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
});

export const ticket = z.object({
  /** Goes into the address of the download as `ticket`; good once. */
  ticket: z.string(),
  /** Seconds it is good for. */
  expires_in: z.int(),
});
