import { MAX_UNITS } from '@vitrine/api/rules';
import type { CartGridRow, CartGridSize } from '@vitrine/ui/commerce/cart/CartGrid';
import type { UnitsLine } from './orderedUnits.ts';

interface Size {
  size_id: number;
  name: string;
  ordered: number;
  shipped: number;
  /** The most that may be asked for; null: not limited. */
  most?: number | null;
}

/** A colour of an order with its sizes. */
export interface UnitLine {
  variation_id: number;
  name: string;
  reference_code: string;
  variation: string;
  color: string;
  extra_color: string | null;
  sizes: readonly Size[];
}

/** Units by colour and size; what is absent is as `startOf` says. */
export type TypedUnits = ReadonlyMap<string, number>;

export interface UnitRules {
  /** What a field holds before anything is typed. */
  startOf: (size: Size) => number;
  /** The most that may be typed; null: not limited. */
  mostOf: (size: Size) => number | null;
  /** Every cell says the most that may be typed, not only where that is little. */
  saysMost?: boolean;
}

export const unitKey = (variation: number, size: number): string => `${variation}:${size}`;

const quantityOf = (
  { variation_id }: UnitLine,
  size: Size,
  typed: TypedUnits,
  { startOf, mostOf }: UnitRules,
): number => Math.min(typed.get(unitKey(variation_id, size.size_id)) ?? startOf(size), mostOf(size) ?? MAX_UNITS);

/** Every colour and size with its units, as a call takes them. */
export const toUnits = (lines: readonly UnitLine[], typed: TypedUnits, rules: UnitRules) =>
  lines.flatMap((line) =>
    line.sizes.map((size) => ({
      variation_id: line.variation_id,
      size_id: size.size_id,
      quantity: quantityOf(line, size, typed, rules),
    })),
  );

export interface UnitGrid {
  reference: string;
  name: string;
  rows: CartGridRow[];
  sizes: CartGridSize[];
  /** The key of a cell by the id that the grid knows it by. */
  keys: ReadonlyMap<number, string>;
}

const toGrid = (lines: readonly UnitLine[], typed: TypedUnits, rules: UnitRules): UnitGrid => {
  // Columns and ids count the sizes that may have no more units too: so they stay what they are while units leave.
  const all = lines.flatMap((line) => line.sizes.map((size) => ({ line, size })));
  const keys = new Map(all.map(({ line, size }, place) => [place + 1, unitKey(line.variation_id, size.size_id)]));
  const ids = new Map([...keys].map(([id, key]) => [key, id]));
  const names = new Map(all.map(({ size }) => [size.size_id, size.name]));
  const rows = lines.map((line): CartGridRow => ({
    id: line.variation_id,
    label: line.variation,
    swatch: { color: line.color, extraColor: line.extra_color },
    cells: line.sizes
      .filter((size) => rules.mostOf(size) !== 0)
      .map((size) => ({
        itemId: ids.get(unitKey(line.variation_id, size.size_id)) ?? 0,
        sizeId: size.size_id,
        quantity: quantityOf(line, size, typed, rules),
        stock: rules.mostOf(size),
        alwaysSaysLeft: rules.saysMost,
        state: 'idle',
      })),
  }));
  const [first] = lines;
  const used = rows.filter(({ cells }) => cells.length > 0);
  const shown = new Set(used.flatMap(({ cells }) => cells.map(({ sizeId }) => sizeId)));
  return {
    reference: first?.reference_code ?? '',
    name: first?.name ?? '',
    rows: used,
    sizes: [...names].filter(([id]) => shown.has(id)).map(([id, name]) => ({ id, name })),
    keys,
  };
};

/** A grid for each product, with the colours and sizes that may have units. */
export const toUnitGrids = (lines: readonly UnitLine[], typed: TypedUnits, rules: UnitRules): UnitGrid[] =>
  [...Map.groupBy(lines, ({ reference_code, name }) => `${reference_code} ${name}`).values()]
    .map((group) => toGrid(group, typed, rules))
    .filter(({ rows }) => rows.length > 0);

interface NamedUnit {
  variation_id: number;
  size_id: number;
  quantity: number;
}

/** The units of a call as lines of products. */
export const toNamedUnits = (
  lines: readonly UnitLine[],
  units: readonly NamedUnit[],
  imageOf: (line: UnitLine) => string | undefined,
): UnitsLine[] => {
  const named = new Map(units.map((unit) => [unitKey(unit.variation_id, unit.size_id), unit.quantity]));
  return lines.map((line) => ({
    product: `${line.reference_code} ${line.name}`,
    name: line.name,
    reference: line.reference_code,
    image: imageOf(line),
    colour: line.variation,
    sizes: line.sizes.map(({ size_id, name }) => ({
      name,
      quantity: named.get(unitKey(line.variation_id, size_id)) ?? 0,
    })),
  }));
};
