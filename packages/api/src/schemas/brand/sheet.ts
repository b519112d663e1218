import { z } from 'zod';
import { id, timestamp } from '../shared/common.ts';
import { importLayout, sheetPicture } from '../shop/importing.ts';

/**
 * What a column of a brand's own sheet holds. `name:en`: the name in that language. `wholesale:3`: the amount in that price list.
 * `stock` and `gtin`: the stock and the GTINs of the size that the column is named after; of the only one where it names none.
 */
export const sheetUse = z
  .string()
  .regex(
    /^(?:none|reference|collection|category|segment|tags|days|minimum|maximum|active|sizes|colour|hex|extraHex|stock|gtin|(?:name|description):[A-Za-z_]{2,5}|(?:wholesale|retailer):[1-9]\d{0,8})$/,
  );

/** How the columns of a sheet that is not ours are read. */
export const sheetLayout = importLayout.extend({
  /** The row that names the columns, from 0; -1 if none does. */
  head: z.int(),
  columns: z.array(z.object({ column: z.int(), name: z.string(), samples: z.array(z.string()), use: sheetUse })),
  /** What a column may hold, as our own sheet names it. Only `stock` and `gtin` may be in several columns. */
  uses: z.array(z.object({ use: sheetUse, label: z.string() })),
});

/** What a job found out about a spreadsheet of the catalogue; it is the job's `data`. */
export const sheetReport = z.object({
  /** False after a check. */
  applied: z.boolean(),
  /** What the sheet changes; values that the shop has already do not count. */
  summary: z.object({
    lines: z.int(),
    new_products: z.int(),
    /** Known products of which at least one value changes. */
    changed_products: z.int(),
    new_colours: z.int(),
    prices: z.int(),
    stock: z.int(),
  }),
  /** Units of stock in the sheet, those of them that the shop does not have yet, and those that stay as they are. */
  units: z.object({ said: z.number(), taken: z.number(), same: z.number() }),
  /** Sentences for who sent the sheet: what counts although its author may not see it, such as hidden lines, and what was not read. */
  notes: z.array(z.string()),
  /** Whether the file knows what was downloaded. If not, it replaces the stock as it is now, with what orders took. */
  remembers_download: z.boolean(),
  /** The file names no brand, and the brand has less than half of its products: it may be of another brand. */
  mostly_unknown: z.boolean(),
  /** The first values of known products that change; `change_count` counts them all. */
  changes: z.array(
    z.object({
      reference: z.string(),
      /** Null if the value is of all colours. */
      colour: z.string().nullable(),
      /** As the sheet names its column. */
      field: z.string(),
      /** Empty if the shop has no value. */
      before: z.string(),
      after: z.string(),
    }),
  ),
  change_count: z.int(),
  /** The first ones; `error_count` counts them all. */
  errors: z.array(z.object({ row: z.int(), column: z.string(), reason: z.string() })),
  error_count: z.int(),
  /** Null for a sheet with our columns. While it is `asked`, nothing was compared. */
  layout: sheetLayout.nullable(),
  /** Sheets among which somebody has to choose, the likeliest first; then nothing was compared. */
  sheets: z.array(sheetPicture),
  /** The sheet that was chosen; null where nobody was asked. */
  sheet: z.string().nullable(),
  /** How many values taking it back would leave: what was empty before, and colours and sizes that it adds. */
  stays: z.int(),
  /** The import that the sheet takes back; null for any other sheet. */
  undo: z
    .object({
      id,
      file: z.string(),
      /** How many of its values cannot be taken back. */
      stays: z.int(),
      /** Values that have changed since, and stay. The first ones; `kept_count` counts them all. */
      kept: z.array(
        z.object({ reference: z.string(), colour: z.string().nullable(), field: z.string(), reason: z.string() }),
      ),
      kept_count: z.int(),
    })
    .nullable(),
});

/** A sheet that somebody of the brand has written. */
export const catalogueImport = z.object({
  id,
  /** The name of the sheet; of the import that was taken back, if `is_undo`. */
  file: z.string(),
  /** Who wrote it. */
  by: z.string(),
  at: timestamp,
  is_undo: z.boolean(),
  is_undone: z.boolean(),
  can_undo: z.boolean(),
  new_products: z.int(),
  changed_products: z.int(),
});
