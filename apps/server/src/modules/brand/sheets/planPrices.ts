import { priceFormat } from './formats.ts';
import { settle } from './settle.ts';
import type { Group, Planning } from './settle.ts';
import type { PlannedProduct } from './types.ts';

const kinds = ['wholesale', 'retailer'] as const;

const readPrices = (planning: Planning, { lines, product }: Group, kind: (typeof kinds)[number]) => {
  const { reader, known, language } = planning;
  return new Map(
    reader.columns(kind).flatMap((column) => {
      const given = reader.shared(lines, column);
      const list = known.lists.find(({ id }) => id === column.list);
      const format = priceFormat(language, list);
      const value = given && reader.number(given.line, column, format.read, list?.currency);
      if (!given || value === undefined) return [];
      const now = product?.prices[column.list]?.[kinds.indexOf(kind)];
      const cents = settle(planning, product, { line: given.line, column, value, now, format });
      return cents === undefined ? [] : [[column.list, { cents, row: given.line.row, column }] as const];
    }),
  );
};

/** Prices that the lines change. A list that has none of the product needs both amounts. */
export const planPrices = (planning: Planning, group: Group): PlannedProduct['prices'] => {
  const wholesale = readPrices(planning, group, 'wholesale');
  const retailer = readPrices(planning, group, 'retailer');
  return [...new Set([...wholesale.keys(), ...retailer.keys()])].map((list) => {
    const [one, other] = [wholesale.get(list), retailer.get(list)];
    const given = one ?? other;
    if (given && (!one || !other) && !group.product?.prices[list])
      planning.reader.fail(given.row, given.column, 'bothPrices');
    return { list, wholesale: one?.cents ?? null, retailer: other?.cents ?? null };
  });
};
