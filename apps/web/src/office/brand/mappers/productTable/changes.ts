import type { CellChange } from '@vitrine/api/client';
import { mostCells } from '@vitrine/api/rules';
import { valueOf } from './cells.ts';
import { cellsOf, type Table } from './rows.ts';
import type { Sheet } from './table.ts';

/** What is to be saved, in parts that one call takes; the cells of a product stay together. */
export const changesIn = ({ rows }: Sheet, table: Table): CellChange[][] => {
  const parts: CellChange[][] = [[]];
  for (const row of rows.values()) {
    const cells = Object.keys(row.draft).length === 0 ? [] : cellsOf(row, table);
    const changes = cells.flatMap(({ column: { id: field }, isChanged, read }): CellChange[] =>
      isChanged && 'value' in read
        ? [{ product_id: row.product.id, field, value: read.value, seen: valueOf(row.product, field) }]
        : [],
    );
    if ((parts.at(-1)?.length ?? 0) + changes.length > mostCells) parts.push([]);
    parts.at(-1)?.push(...changes);
  }
  return parts.filter((part) => part.length > 0);
};
