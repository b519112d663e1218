import type { OrderChangeOptions } from '@vitrine/api/client';
import { fromCents, sumCents, timesUnits, toCents } from '@vitrine/api/rules';
import { unitKey } from '../../shared/mappers/orderUnits.ts';

interface Unit {
  variation_id: number;
  size_id: number;
  quantity: number;
}

/** Those of the units that the order has another quantity of. */
export const changedUnits = (lines: OrderChangeOptions['lines'], units: readonly Unit[]): Unit[] => {
  const ordered = new Map(
    lines.flatMap(({ variation_id, sizes }) =>
      sizes.map((size) => [unitKey(variation_id, size.size_id), size.ordered] as const),
    ),
  );
  return units.filter((unit) => ordered.get(unitKey(unit.variation_id, unit.size_id)) !== unit.quantity);
};

/** What the units cost at the prices of the order. */
export const valueOfUnits = (lines: OrderChangeOptions['lines'], units: readonly Unit[]): number => {
  const prices = new Map(lines.map(({ variation_id, unit_price }) => [variation_id, toCents(unit_price)]));
  return fromCents(
    sumCents(units.map(({ variation_id, quantity }) => timesUnits(prices.get(variation_id) ?? 0, quantity))),
  );
};
