import { folded, isBlank, numberTyped } from '../../../platform/documents/reading/cells.ts';
import { stockFormat, textFormat } from './formats.ts';
import type { HeadColumn, Line } from './reader.ts';
import { gtinsOf, sizeIn } from './planGtins.ts';
import { settle } from './settle.ts';
import type { Group, Place, Planning } from './settle.ts';
import type { KnownColour, KnownProduct, PlannedColour } from './types.ts';
import { t } from './words.ts';

/** A colour code, also as programs write it that keep none of the signs. */
const hexIn = (text: string): string | undefined =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '')}` : undefined;

const stockOf = (planning: Planning, place: Place, sizes: ReadonlyMap<string, number>): PlannedColour['stock'] => {
  const { reader, language, units } = planning;
  const { group, line, label, colour } = place;
  const format = stockFormat(language);
  return reader.columns('stock').flatMap((column) => {
    const value = reader.number(line, column, format.read);
    if (value === undefined) {
      if (reader.isAsDownloaded(line, column)) units.same.add(line.row, numberTyped(line.cells[column.at]));
      return [];
    }
    const size = sizeIn(sizes, column.size);
    if (size === undefined) {
      reader.fail(line.row, column, 'noSize');
      return [];
    }
    const now = colour?.stock[size];
    const quantity = settle(planning, colour && group.product, { line, column, value, now, colour: label, format });
    units[quantity === undefined ? 'same' : 'taken'].add(line.row, value);
    return quantity === undefined ? [] : [{ size, quantity, seen: now }];
  });
};

const hexOf = (planning: Planning, { group, line, label, colour }: Place, kind: 'hex' | 'extraHex'): string => {
  const { reader } = planning;
  const [column] = reader.columns(kind);
  const typed = column ? reader.text(line, column) : '';
  if (!column || typed === '' || reader.isAsDownloaded(line, column)) return '';
  const value = hexIn(typed);
  if (value === undefined) {
    reader.fail(line.row, column, 'hexWrong', { value: typed });
    return '';
  }
  const now = (kind === 'hex' ? colour?.color : colour?.extraColor) ?? undefined;
  return (
    settle(planning, colour && group.product, { line, column, value, now, colour: label, format: textFormat }) ?? ''
  );
};

/** Whether a line says something of one colour. */
const isOfOneColour = ({ reader }: Planning, line: Line): boolean =>
  (['stock', 'hex', 'extraHex', 'gtin'] as const)
    .flatMap((kind): HeadColumn[] => reader.columns(kind))
    .some((column) => !isBlank(line.cells[column.at]));

/** The colour that a line names; the only one of its product if it names none. */
const colourOf = (product: KnownProduct | undefined, label: string): KnownColour | undefined => {
  const colours = product?.colours ?? [];
  if (label === '') return colours.length === 1 ? colours[0] : undefined;
  return colours.find(({ labels }) => labels.some((one) => folded(one) === folded(label)));
};

/** What each line changes in its colour. A line without one changes its product alone. */
export const planColours = (planning: Planning, group: Group, sizes: ReadonlyMap<string, number>): PlannedColour[] => {
  const { reader, language, changes } = planning;
  const { lines, product } = group;
  const [named] = reader.columns('colour');
  const [reference] = [...reader.columns('reference'), ...reader.columns('gtin')];
  const rows = new Map<string, number>();
  const column = named ?? (reference && { ...reference, label: t(language, 'colour') });
  if (!column) return [];
  return lines.flatMap((line) => {
    const label = (named ? reader.text(line, named, 80) : '') || (line.named?.colour ?? '');
    const colour = colourOf(product, label);
    if (label === '' && !colour) {
      if (!product || isOfOneColour(planning, line)) reader.fail(line.row, column, product ? 'whichColour' : 'missing');
      return [];
    }
    const key = colour ? String(colour.id) : folded(label);
    const before = rows.get(key);
    if (before !== undefined) reader.fail(line.row, column, 'twice', { row: before });
    rows.set(key, line.row);
    if (product && !colour)
      changes.add({
        reference: product.reference,
        colour: null,
        column,
        show: textFormat.show,
        before: undefined,
        after: label,
      });
    const place = { group, line, label: label || (colour?.labels[0] ?? ''), colour };
    return {
      id: colour?.id ?? null,
      label: { en: label, [language]: label },
      color: hexOf(planning, place, 'hex'),
      extraColor: hexOf(planning, place, 'extraHex'),
      stock: stockOf(planning, place, sizes),
      gtins: gtinsOf(planning, place, sizes),
    };
  });
};
