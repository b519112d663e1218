import { z } from 'zod';
import { pricelist } from './brand.ts';
import { id, named } from './common.ts';

/** A place of the sheet that cannot be imported. `row` is as spreadsheets count. */
export const importRow = z.object({
  row: z.int(),
  product: z.string(),
  variation: z.string(),
  size: z.string(),
  quantity: z.string(),
});

/** What the sheet brings into a cart of one brand and price list. `id` names the draft for its maker alone. */
export const importDraft = z.object({
  id: z.string(),
  seller: named,
  pricelist,
  units: z.int(),
  products: z.int(),
  lines: z.array(
    z.object({
      variation_id: id,
      name: z.string(),
      reference_code: z.string(),
      variation: z.string(),
      sizes: z.array(z.object({ name: z.string(), quantity: z.int() })),
    }),
  ),
  /** Quantities that were lowered to what is in stock. */
  reduced: z.array(importRow.extend({ available: z.int() })),
});

/** E-42. `reasons` names the sheet with reasons; null where nothing is wrong. */
export const importPreview = z.object({
  products_not_found: z.array(importRow),
  products_variation_or_size_not_found: z.array(importRow),
  products_with_no_size: z.array(importRow),
  purchase_order_drafts: z.array(importDraft),
  has_opened_cart: z.boolean(),
  reasons: z.string().nullable(),
});

export const importDone = z.object({
  message: z.string(),
  data: z.object({ id, outcome: z.enum(['created', 'replaced', 'updated']) }),
});
