import { z } from 'zod';
import { pricelist } from './brand.ts';
import { id, named } from '../shared/common.ts';

/** A place of the sheet that cannot be imported. `row` is as spreadsheets count. */
export const importRow = z.object({
  row: z.int(),
  product: z.string(),
  variation: z.string(),
  size: z.string(),
  quantity: z.string(),
});

const importVariation = z.object({
  variation_id: id,
  name: z.string(),
  reference_code: z.string(),
  variation: z.string(),
});

/** A quantity that both the sheet and the open cart have changed since the sheet was exported from it. */
export const importConflict = importVariation.extend({
  size_id: id,
  size: z.string(),
  exported: z.int(),
  in_cart: z.int(),
  in_sheet: z.int(),
});

/** Which quantity of a conflict counts. */
export const importChoice = z.object({ variation_id: id, size_id: id, take: z.enum(['cart', 'sheet']) });

/** What the sheet brings into a cart of one brand and price list. `id` names the draft for its maker alone. */
export const importDraft = z.object({
  id: z.string(),
  seller: named,
  pricelist,
  units: z.int(),
  products: z.int(),
  /** What changes in the open cart, or all there is to add. `in_cart` is null where the cart does not have the colour; `note` where it stays. */
  lines: z.array(
    importVariation.extend({
      sizes: z.array(z.object({ name: z.string(), quantity: z.int(), in_cart: z.int().nullable() })),
      note: z.string().nullable(),
    }),
  ),
  /** Lines that leave the open cart as it is. */
  unchanged: z.int(),
  conflicts: z.array(importConflict),
  /** Quantities that were lowered to what is in stock. */
  reduced: z.array(importRow.extend({ available: z.int() })),
  /** Quantities of the same size that stand in several cells: their sum counts. */
  repeated: z.array(importRow),
});

/** What a column of a buyer's own sheet holds. `gtin`: an EAN or UPC, which names a size of a colour. `size_quantity`: the quantities of the size that the column is named after. */
export const importUse = z.enum(['gtin', 'reference', 'colour', 'size', 'quantity', 'size_quantity', 'none']);

/** How the columns of a sheet that is not ours are read. */
export const importLayout = z.object({
  /** Names the remembered layout; null where none is. */
  id: id.nullable(),
  /**
   * `asked`: nothing was read, the buyer says which column is which. `read`: as the columns explain themselves, or as the buyer said.
   * `kept`: as the buyer said, remembered for sheets with the same names. `recognised`: as it was remembered.
   */
  state: z.enum(['asked', 'read', 'kept', 'recognised']),
  /** Columns with something in them; `column` counts from 0. */
  columns: z.array(z.object({ column: z.int(), name: z.string(), samples: z.array(z.string()), use: importUse })),
  /** Why the rows cannot be read like this. */
  problem: z.string().nullable(),
});

/** What the quantities of a sheet add up to. `said`, counted from its cells alone, is `taken` and all that is `left`; else nothing is imported. */
export const importAccount = z.object({
  said: z.number(),
  taken: z.int(),
  /** Units that are not ordered, by row. `reason` is in the language of the buyer. */
  left: z.array(
    z.object({
      row: z.int(),
      units: z.number(),
      why: z.enum(['total', 'head', 'unread', 'notFound', 'stock']),
      reason: z.string(),
    }),
  ),
});

/** A sheet of a workbook, with the first rows that have something in them and their numbers. */
export const sheetPicture = z.object({
  name: z.string(),
  rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
});

/** The name of the sheet to read. Spreadsheets allow 31 characters, and some programs more. */
export const sheetName = z.string().max(255);

/** E-42. `reasons` names the sheet with reasons; null where nothing is wrong. */
export const importPreview = z.object({
  products_not_found: z.array(importRow),
  products_variation_or_size_not_found: z.array(importRow),
  products_with_no_size: z.array(importRow),
  /** Rows with quantities that no product has, and quantities that are no number. `reason` is in the language of the buyer. */
  rows_not_read: z.array(importRow.extend({ reason: z.string() })),
  purchase_order_drafts: z.array(importDraft),
  has_opened_cart: z.boolean(),
  reasons: z.string().nullable(),
  /** Null while the columns are asked about. */
  account: importAccount.nullable(),
  /** Sentences in the language of the buyer: what counts although its author may not see it, such as hidden lines, and what was not read. */
  notes: z.array(z.string()),
  /** Null for a sheet in the format of ours, and while it is asked which sheet is meant. */
  layout: importLayout.nullable(),
  /** Sheets among which somebody has to choose, the likeliest first; then nothing was checked. */
  sheets: z.array(sheetPicture),
});

export const importDone = z.object({
  message: z.string(),
  data: z.object({
    id,
    outcome: z.enum(['created', 'replaced', 'updated']),
    /** What the cart has otherwise than before: quantities and notes, and of how many products. */
    changes: z.int(),
    products: z.int(),
  }),
});

/** `id` is null if the import had opened the cart and nothing else is in it. `kept`: quantities that were changed since, and stay. */
export const importUndone = z.object({
  message: z.string(),
  data: z.object({ id: id.nullable(), kept: z.int() }),
});
