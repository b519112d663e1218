import { z } from 'zod';
import { id } from '../common.ts';

/** Units that can be ordered; null is not limited. */
const quantity = z.int().nonnegative().max(1_000_000).nullable();

/** What of a product can be ordered now, colour by colour. */
export const productStock = z.object({
  sizes: z.array(z.object({ id, name: z.string() })),
  colours: z.array(
    z.object({
      id,
      name: z.string(),
      stock: z.array(z.object({ size_id: id, quantity })),
    }),
  ),
});

/** `seen` is the quantity that the writer has seen: orders and colleagues change it too. */
export const stockChanges = z.object({
  changes: z.array(z.object({ variation_id: id, size_id: id, quantity, seen: quantity })).max(3600),
});
