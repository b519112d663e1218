import { plain } from '../../../platform/documents/layouts/columnNames.ts';
import { textOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';

const wordsOf = (words: string): Set<string> => new Set(words.split(', '));

/** What a column is called that says what quantities are of, and what it says of single units. */
const names = wordsOf('unit, uom, unit of measure, measure, pack, unidade, unidade de medida, medida, un, embalagem');
const single = wordsOf(
  '1, pc, pcs, piece, pieces, unit, units, each, ea, un, und, unid, unidade, unidades, peca, pecas',
);

/** What the quantities of a sheet are said to be of, where that is not single units: dozens, boxes. */
export const measuresIn = (rows: SheetRows, head: number): string[] => {
  const columns = (rows[head] ?? []).flatMap((cell, at) => (names.has(plain(textOf(cell))) ? [at] : []));
  const said = rows.slice(head + 1).flatMap((cells) => columns.map((at) => textOf(cells[at])));
  return [...new Set(said)].filter((text) => text !== '' && !single.has(plain(text)));
};
