import { useState } from 'react';
import { useLocale } from '../../../foundation/index.ts';
import { useEdits } from '../../cart/CartGrid/input/useEdits.ts';
import { numberSigns, readUnits } from '../../cart/CartGrid/model/number.ts';
import { clamp, matrixOf } from '../../cart/CartGrid/model/quantities.ts';
import type { CartGridCell, CartGridRow } from '../../cart/CartGrid/types.ts';
import type { Colour } from '../ColourSwatches/index.ts';

/** By variation, then by size. */
export type BySize<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

export interface SizeUnitsOptions {
  /** Name of the product. */
  product: string;
  colours: readonly Colour[];
  /** Names of the sizes, in the brand's order. */
  sizes: readonly string[];
  /** Absent is none. */
  units?: BySize<number>;
  /** Units in stock; null or absent is not limited. */
  left?: BySize<number | null>;
  /** Called with units that stock allows, at each key too: what is shown beside the fields counts along. */
  onChange?: (change: { variation: string; size: string; units: number }) => void;
}

/** A cell that is being typed in, with the units that Escape brings back. */
interface Typing {
  itemId: number;
  before: number;
}

/**
 * The units of a product by colour and size outside the cart, in the model of the cart's grid: the same reading of numbers, the same stock,
 * the same question about an entry ten times the others. SizeUnits shows one of its colours.
 */
export function useSizeUnits({ product, colours, sizes, units = {}, left = {}, onChange }: SizeUnitsOptions) {
  const locale = useLocale();
  const signs = numberSigns(locale);
  const [typing, setTyping] = useState<Typing | null>(null);
  const quantityAt = (itemId: number, variation: string, size: string): number =>
    typing?.itemId === itemId ? typing.before : (units[variation]?.[size] ?? 0);
  const rows = colours.map(({ id, label, colour, extraColour }, row): CartGridRow => ({
    id: row,
    label,
    swatch: { color: colour, extraColor: extraColour },
    cells: sizes.map((size, column): CartGridCell => {
      const itemId = row * sizes.length + column;
      const stock = left[id]?.[size] ?? null;
      return { itemId, sizeId: column, quantity: quantityAt(itemId, id, size), stock, state: 'idle' };
    }),
  }));
  const columns = sizes.map((name, id) => ({ id, name }));
  const matrix = matrixOf(rows, columns);
  const tell = (itemId: number, quantity: number): void => {
    const variation = colours[Math.floor(itemId / sizes.length)]?.id;
    const size = sizes[itemId % sizes.length];
    if (variation !== undefined && size !== undefined) onChange?.({ variation, size, units: quantity });
  };
  const edits = useEdits(matrix, ({ changes }) => changes.forEach(({ itemId, quantity }) => tell(itemId, quantity)));
  // What is no number is 0 (V-061).
  const read = (text: string): number => readUnits(text, signs) ?? 0;
  const { unusual } = edits;
  return {
    productName: product,
    colours,
    rows,
    sizes: columns,
    matrix,
    signs,
    edits,
    format: (quantity: number) => quantity.toLocaleString(locale),
    /** Colour and size of an entry that is to be answered for before anything is added. */
    question: unusual && {
      variation: colours[Math.floor(unusual.itemId / sizes.length)]?.id ?? '',
      colour: colours[Math.floor(unusual.itemId / sizes.length)]?.label ?? '',
      size: sizes[unusual.itemId % sizes.length] ?? '',
    },
    type: ({ itemId, quantity, stock }: CartGridCell, text: string): void => {
      if (typing?.itemId !== itemId) setTyping({ itemId, before: quantity });
      tell(itemId, clamp(read(text), stock));
    },
    keep: ({ itemId }: CartGridCell, text: string): boolean => {
      setTyping(null);
      return edits.commit([{ itemId, quantity: read(text) }], 'typed');
    },
    discard: ({ itemId, quantity }: CartGridCell): void => {
      setTyping(null);
      tell(itemId, quantity);
    },
  };
}

export type SizeUnitsModel = ReturnType<typeof useSizeUnits>;
