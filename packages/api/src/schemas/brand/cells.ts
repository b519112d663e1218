import { z } from 'zod';
import { mostCells } from '../../rules/cells.ts';
import { languageCodes } from '../../rules/languages.ts';
import { id } from '../shared/common.ts';
import { productInput } from './product.ts';

/** A product as a row of a table of the whole catalogue. */
export const productCells = productInput
  .pick({
    reference_code: true,
    name: true,
    collection_id: true,
    segment_id: true,
    category_id: true,
    delivery_days: true,
    minimum_quantity: true,
    maximum_quantity: true,
    prices: true,
  })
  .extend({ id, is_active: z.boolean() });

/** Which field of a product a cell holds, such as `delivery_days`, `name.en` or `prices.3.wholesale`: 3 is the price list. */
const cellField = z.union([
  z.enum([
    'reference_code',
    'collection_id',
    'segment_id',
    'category_id',
    'delivery_days',
    'minimum_quantity',
    'maximum_quantity',
    'is_active',
  ]),
  z.templateLiteral(['name.', z.enum(languageCodes)]),
  z.templateLiteral(['prices.', z.int().positive(), '.', z.enum(['wholesale', 'retailer'])]),
]);

/** Each field has its own rules, which the server checks as those of the product's form. Null is a price or limit that is not there. */
const cellValue = z.union([z.string().max(400), z.number().max(10_000_000_000), z.boolean(), z.null()]);

/** Where a cell is. */
const cellPlace = z.object({ product_id: id, field: cellField });

/** `seen` is the value that the writer has seen in the cell. */
export const cellChanges = z.object({
  cells: z
    .array(cellPlace.extend({ value: cellValue, seen: cellValue }))
    .min(1)
    .max(mostCells),
});

/** A cell whose value is refused, and why. */
export const cellProblem = cellPlace.extend({ message: z.string() });

/** A cell that somebody else has changed: its value of now. */
export const cellConflict = cellPlace.extend({ current: cellValue });
