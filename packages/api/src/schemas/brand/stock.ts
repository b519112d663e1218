import { z } from 'zod';
import { mostCells } from '../../rules/cells.ts';
import { calendarDate, id, named } from '../shared/common.ts';

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

/** A colour of a product with its stock, size by size in the order of the size run. */
export const stockRow = z.object({
  variation_id: id,
  product_id: id,
  collection_id: id,
  reference_code: z.string(),
  name: z.string(),
  colour: z.string(),
  stock: z.array(z.object({ size_id: id, quantity })),
});

/** When collections are delivered. Without a first and a last day they are sold at once. */
export const stockWindow = z.object({
  start: calendarDate.nullable(),
  end: calendarDate.nullable(),
  collections: z.array(named),
});

const stockPlace = z.object({ variation_id: id, size_id: id });

/** `seen` is the quantity that the writer has seen in the cell: orders and colleagues change it too. */
export const stockCells = z.object({
  cells: z
    .array(stockPlace.extend({ quantity, seen: quantity }))
    .min(1)
    .max(mostCells),
});

/** A cell that cannot be set, and why. */
export const stockProblem = stockPlace.extend({ message: z.string() });

/** A cell that an order or a colleague has changed: its quantity of now. */
export const stockConflict = stockPlace.extend({ current: quantity });
