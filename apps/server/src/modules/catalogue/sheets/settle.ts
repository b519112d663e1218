import type { Language } from '../../../domain/language.ts';
import type { Changes } from './changes.ts';
import type { Format } from './formats.ts';
import type { HeadColumn, Line, Reader } from './reader.ts';
import type { Known, KnownProduct } from './types.ts';

/** What the rows of one sheet are planned with. */
export interface Planning {
  reader: Reader;
  known: Omit<Known, 'products'>;
  language: Language;
  /** Values of known products that the sheet changes, as they are found. */
  changes: Changes;
}

/** The lines of one product, and the product if the shop has it. */
export interface Group {
  lines: readonly Line[];
  product: KnownProduct | undefined;
}

interface Cell<Value> {
  column: HeadColumn;
  value: Value;
  /** What the shop has; undefined where it has nothing. */
  now: Value | undefined;
  /** Of a value that is of one colour. */
  colour?: string;
  format: Format<Value>;
}

/** The value if the sheet changes it, and undefined if the shop has it already. */
export const settle = <Value>(
  { changes }: Planning,
  product: KnownProduct | undefined,
  { column, value, now, colour, format }: Cell<Value>,
): Value | undefined => {
  if (!product) return value;
  if (value === now) return undefined;
  changes.add({
    reference: product.reference,
    colour: colour ?? null,
    field: column.label,
    before: now,
    after: value,
    show: format.show,
  });
  return value;
};
