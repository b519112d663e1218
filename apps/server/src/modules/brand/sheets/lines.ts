import { folded, isBlank, shownIn, textOf, textProblemOf } from '../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../platform/documents/reading/types.ts';
import type { Head } from './columns.ts';
import { ownerIn } from './planGtins.ts';
import type { Line, Reader } from './reader.ts';
import type { Group, Gtins, Planning } from './settle.ts';
import { t } from './words.ts';

/**
 * The rows below the head that name a product, by its reference or by a GTIN. One that has values of ours and names none is an error: its
 * values would be lost unseen.
 */
export const linesIn = (rows: SheetRows, head: Head, reader: Reader, owned: Gtins['owned']): Line[] => {
  const [column] = [...reader.columns('reference'), ...reader.columns('gtin')];
  const at = (kind: 'reference' | 'colour'): number => head.columns.find((column) => column.kind === kind)?.at ?? -1;
  return rows
    .map((cells, index) => {
      const reference = textOf(cells[at('reference')]);
      const named = reference === '' ? ownerIn(owned, cells, reader.columns('gtin')) : undefined;
      const name = reference || (named?.reference ?? '');
      const colour = folded(textOf(cells[at('colour')])) || folded(named?.colour ?? '');
      return { row: index + 1, name, reference: folded(name), colour, named, cells };
    })
    .slice(head.row + 1)
    .filter(({ row, reference, cells }) => {
      if (reference !== '') return true;
      if (column && head.columns.some((one) => !isBlank(cells[one.at])))
        reader.fail(row, column, textProblemOf(cells[column.at]) ?? 'noReference', {
          value: shownIn(cells[column.at]),
        });
      return false;
    });
};

/**
 * Lines of products and colours that were downloaded and that the shop no longer has under this name. They would bring back what a
 * colleague has removed or renamed: unchanged ones are left out, and changed ones are named.
 */
export const withoutGone = (
  { reader, memory, kept, language }: Planning,
  head: Head,
  { lines, product }: Group,
): Line[] => {
  // A line may be of the product alone.
  const isThere = ({ colour }: Line): boolean =>
    product !== undefined &&
    (colour === '' || product.colours.some(({ labels }) => labels.some((label) => folded(label) === colour)));
  const isGone = (line: Line): boolean =>
    memory !== null && !isThere(line) && (product ? memory.hasColour : memory.hasProduct)(line.reference, line.colour);
  return lines.filter((line) => {
    if (!isGone(line)) return true;
    const column = head.columns.find(({ kind }) => kind === 'colour');
    const isChanged = head.columns.some((one) => {
      return !isBlank(line.cells[one.at]) && !reader.isAsDownloaded(line, one);
    });
    if (!column || !isChanged) return false;
    if (kept)
      kept.push({
        reference: line.name,
        colour: textOf(line.cells[column.at]) || null,
        field: column.label,
        reason: t(language, 'goneSince'),
      });
    else reader.fail(line.row, column, 'removed');
    return false;
  });
};
