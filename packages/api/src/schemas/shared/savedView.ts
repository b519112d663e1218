import { z } from 'zod';
import { id } from './common.ts';

/** A list of the back office as a person wants to find it again. */
export const savedView = z.object({
  id,
  name: z.string(),
  /** What the list's address says: filters, words and order, without `?` and without the page. */
  query: z.string(),
});
