import { z } from 'zod';
import { id } from './common.ts';

/** What came of a call about many things: those it was done to, and those that were left as they are, each with a sentence that says why. */
export const manyDone = z.object({
  done: z.array(id),
  left: z.array(z.object({ id, reason: z.string() })),
});
