import { textOf } from '../../../platform/documents/reading/cells.ts';
import { choiceFormat, daysFormat, textFormat } from './formats.ts';
import { sizesOf } from './planSizes.ts';
import { settle } from './settle.ts';
import type { Group, Planning } from './settle.ts';
import type { Choice, PlannedProduct, Texts } from './types.ts';
import { t } from './words.ts';

/** A cell is read up to here: a longer text would be cut. */
const longestCell = 2000;
const longest = { name: 160, description: longestCell - 1 };

/** A text as it comes back in a cell. */
const asCell = (text = ''): string => text.replace(/\r\n?/g, '\n').trim().slice(0, longestCell);

/** A new product cannot do without these. */
const needed = ['collection', 'category', 'segment', 'sizes'] as const;

const choiceOf = (
  planning: Planning,
  { lines, product }: Group,
  kind: 'collection' | 'category' | 'segment',
  choices: readonly Choice[],
): number | null => {
  const { reader } = planning;
  const [column] = reader.columns(kind);
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  const format = choiceFormat(choices);
  const value = format.read(given.value);
  if (value === undefined) {
    reader.fail(given.line.row, column, 'unknown', { value: given.value });
    return null;
  }
  return settle(planning, product, { line: given.line, column, value, now: product?.[kind], format }) ?? null;
};

const textsOf = (planning: Planning, { lines, product }: Group, kind: 'name' | 'description'): Texts | null => {
  const { reader } = planning;
  const given = reader.columns(kind).flatMap((column) => {
    const found = reader.shared(lines, column, longestCell);
    const now = asCell(product?.[kind][column.language]) || undefined;
    if (!found || asCell(found.value) === now) return [];
    if (found.value.length > longest[kind]) reader.fail(found.line.row, column, 'tooLongText', { most: longest[kind] });
    const value = settle(planning, product, { ...found, column, now, format: textFormat });
    return value === undefined ? [] : [[column.language, value] as const];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
};

const daysOf = (planning: Planning, { lines, product }: Group): number | null => {
  const { reader } = planning;
  const [column] = reader.columns('days');
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  const value = daysFormat.read(given.value);
  if (value !== undefined)
    return (
      settle(planning, product, { line: given.line, column, value, now: product?.days, format: daysFormat }) ?? null
    );
  reader.fail(given.line.row, column, 'notANumber', { value: given.value });
  return null;
};

/** Names the values that a new product lacks. */
const requireNeeded = ({ reader, language }: Planning, { lines }: Group): void => {
  const [first] = lines;
  const [reference] = reader.columns('reference');
  if (!first || !reference) return;
  for (const kind of [...needed, 'name'] as const) {
    const columns = reader.columns(kind);
    if (columns.every((column) => lines.every(({ cells }) => textOf(cells[column.at]) === '')))
      reader.fail(first.row, columns[0] ?? { ...reference, label: t(language, kind) }, 'missing');
  }
};

type Fields = Omit<PlannedProduct, 'colours' | 'prices'>;

/** What the lines change in the product itself. */
export const planFields = (planning: Planning, group: Group): Fields => {
  const { reader, known } = planning;
  const { lines, product } = group;
  const [first] = lines;
  const [reference] = reader.columns('reference');
  if (!product) requireNeeded(planning, group);
  return {
    id: product?.id ?? null,
    reference: product?.reference ?? (first && reference ? reader.text(first, reference, 60) : ''),
    name: textsOf(planning, group, 'name'),
    description: textsOf(planning, group, 'description'),
    collection: choiceOf(planning, group, 'collection', known.collections),
    category: choiceOf(planning, group, 'category', known.categories),
    segment: choiceOf(planning, group, 'segment', known.segments),
    days: daysOf(planning, group),
    sizes: sizesOf(planning, group),
  };
};
