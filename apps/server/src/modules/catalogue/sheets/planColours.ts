import { folded } from '../../drafts/parse.ts';
import { stockFormat, textFormat } from './formats.ts';
import type { Line } from './reader.ts';
import { settle } from './settle.ts';
import type { Group, Planning } from './settle.ts';
import type { KnownColour, PlannedColour } from './types.ts';

const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Where a line belongs. */
interface Place {
  group: Group;
  line: Line;
  label: string;
  /** Undefined if it is new. */
  colour: KnownColour | undefined;
}

const stockOf = (planning: Planning, place: Place, sizes: ReadonlyMap<string, number>): PlannedColour['stock'] => {
  const { reader, language } = planning;
  const { group, line, label, colour } = place;
  const format = stockFormat(language);
  return reader.columns('stock').flatMap((column) => {
    const value = reader.number(line, column, format.read);
    if (value === undefined) return [];
    const size = sizes.get(column.size);
    if (size === undefined) {
      reader.fail(line.row, column, 'noSize');
      return [];
    }
    const now = colour?.stock[size];
    const quantity = settle(planning, colour && group.product, { line, column, value, now, colour: label, format });
    return quantity === undefined ? [] : [{ size, quantity, seen: now }];
  });
};

const hexOf = (planning: Planning, { group, line, label, colour }: Place): string => {
  const { reader } = planning;
  const [column] = reader.columns('hex');
  const value = column ? reader.text(line, column) : '';
  if (!column || value === '' || reader.isAsDownloaded(line, column)) return '';
  if (!isHex(value)) reader.fail(line.row, column, 'hexWrong', { value });
  const now = colour?.color;
  return (
    settle(planning, colour && group.product, { line, column, value, now, colour: label, format: textFormat }) ?? ''
  );
};

/** What each line changes in its colour. */
export const planColours = (planning: Planning, group: Group, sizes: ReadonlyMap<string, number>): PlannedColour[] => {
  const { reader, language, changes } = planning;
  const { lines, product } = group;
  const [column] = reader.columns('colour');
  const rows = new Map<string, number>();
  if (!column) return [];
  return lines.map((line) => {
    const label = reader.text(line, column, 80);
    const before = rows.get(folded(label));
    if (before !== undefined) reader.fail(line.row, column, 'twice', { row: before });
    rows.set(folded(label), line.row);
    if (label === '') reader.fail(line.row, column, 'missing');
    const colour = product?.colours.find(({ labels }) => labels.some((one) => folded(one) === folded(label)));
    if (product && !colour)
      changes.add({
        ...textFormat,
        reference: product.reference,
        colour: null,
        field: column.label,
        before: undefined,
        after: label,
      });
    const place = { group, line, label, colour };
    return {
      id: colour?.id ?? null,
      label: { en: label, [language]: label },
      color: hexOf(planning, place),
      stock: stockOf(planning, place, sizes),
    };
  });
};
