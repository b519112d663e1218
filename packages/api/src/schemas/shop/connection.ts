import { z } from 'zod';
import { dataOf, id, timestamp } from '../shared/common.ts';

export const connectionStatus = z.enum(['pending', 'accepted', 'declined']);

/** E-43. `user_stype` is the side that asked. */
export const connection = z.object({
  id,
  status: z.object({ status: connectionStatus }),
  user_stype: z.enum(['buyer', 'seller']),
  created_at: timestamp,
  buyer: z.object({ id, name: z.string(), logo: z.string().nullable() }),
  seller: z.object({ id, name: z.string(), slug: z.string(), logo: z.string(), list_image: z.string() }),
});

/** `to_answer` counts the pending requests of the other side. Absent on servers that answer with the whole list at once. */
export const connectionPage = dataOf(z.array(connection)).extend({
  meta: z.object({ total: z.int(), last_page: z.int(), to_answer: z.int() }).optional(),
});
