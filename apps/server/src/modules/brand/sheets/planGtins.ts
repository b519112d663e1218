import { gtinKey, gtinProblem } from '@vitrine/api/rules';
import { isBlank, keepable, shownIn, textProblemOf } from '../../../platform/documents/reading/cells.ts';
import { gtinIn } from '../../../platform/documents/reading/gtinIn.ts';
import { sayGtinProblem, sayGtinTaken } from '../gtins.ts';
import type { OwnGtin } from '../gtins.ts';
import { textFormat } from './formats.ts';
import type { Format } from './formats.ts';
import type { HeadColumn, Line } from './reader.ts';
import { settle } from './settle.ts';
import type { Gtins, Place, Planning } from './settle.ts';
import type { PlannedColour } from './types.ts';

const format: Format<string> = { ...textFormat, read: (cell) => gtinIn(cell) || undefined };

/** The GTIN in a cell; undefined for a blank one and one that is as it was downloaded. What is none is named. */
const read = ({ reader, language }: Planning, line: Line, column: HeadColumn): string | undefined => {
  const cell = line.cells[column.at];
  const problem = textProblemOf(cell);
  if (problem) return reader.fail(line.row, column, problem, { value: shownIn(cell) });
  const code = gtinIn(cell);
  if (isBlank(cell) || code === '' || reader.isAsDownloaded(line, column)) return undefined;
  const wrong = gtinProblem(code);
  const shown = keepable(code.slice(0, 40));
  return wrong ? reader.tell(line.row, column, sayGtinProblem(language, wrong, shown)) : code;
};

/** What a line says of the GTINs of its colour. */
export const gtinsOf = (
  planning: Planning,
  place: Place,
  sizes: ReadonlyMap<string, number>,
): PlannedColour['gtins'] => {
  const { reader, gtins } = planning;
  const { group, line, label, colour } = place;
  return reader.columns('gtin').flatMap((column) => {
    const code = read(planning, line, column);
    if (code === undefined) return [];
    const size = sizeIn(sizes, column.size);
    if (size === undefined) {
      reader.fail(line.row, column, 'noSize');
      return [];
    }
    gtins.claims.push({ code, row: line.row, column, variation: colour?.id, size });
    const now = colour?.gtins[size];
    // With more zeros before it, it is the same.
    const value = now !== undefined && gtinKey(now) === gtinKey(code) ? now : code;
    const settled = settle(planning, colour && group.product, { line, column, value, now, colour: label, format });
    return settled === undefined ? [] : [{ size, code: settled }];
  });
};

/** A size by its name; the only one where the column names none. */
export const sizeIn = (sizes: ReadonlyMap<string, number>, name: string): number | undefined => {
  const [only] = sizes.values();
  return sizes.get(name) ?? (name === '' && sizes.size === 1 ? only : undefined);
};

/** Names each GTIN that two cells of the sheet have, or another size of the shop that keeps it. */
export const requireOnce = ({ reader, language, gtins: { owned, claims } }: Planning): void => {
  const places = new Set(claims.map(({ variation, size }) => `${variation} ${size}`));
  for (const [key, [first, ...others]] of Map.groupBy(claims, ({ code }) => gtinKey(code))) {
    const owner = owned.get(key);
    if (!first) continue;
    for (const { row, column, code } of others) reader.fail(row, column, 'gtinTwice', { value: code, row: first.row });
    const isOwn = owner?.variation === first.variation && owner?.size === first.size;
    // A cell that gets another one gives up its own.
    if (owner && !isOwn && !places.has(`${owner.variation} ${owner.size}`))
      reader.tell(first.row, first.column, sayGtinTaken(language, first.code, owner));
  }
};

/** What the first GTIN of a line is of. */
export const ownerIn = (
  owned: Gtins['owned'],
  cells: Line['cells'],
  columns: readonly HeadColumn[],
): OwnGtin | undefined => columns.flatMap((column) => owned.get(gtinKey(gtinIn(cells[column.at]))) ?? [])[0];
