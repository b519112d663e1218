import { asSeen, isBlank } from '../../../platform/documents/reading/cells.ts';
import { choiceFormat, daysFormat, quantityFormat, tagsFormat, tagsIn, textFormat, yesNoFormat } from './formats.ts';
import { sizesOf } from './planSizes.ts';
import { settle } from './settle.ts';
import type { Group, Planning } from './settle.ts';
import { longestCell } from './types.ts';
import type { Choice, PlannedProduct, Texts } from './types.ts';
import { t } from './words.ts';

const mostTags = 20;
const longestTag = 60;
const longest = { name: 160, description: longestCell };

/** A text as it comes back in a cell. */
const asCell = (text = ''): string => text.replace(/\r\n?/g, '\n').trim().slice(0, longestCell);

/** A new product cannot do without these. */
const needed = ['collection', 'category', 'segment', 'sizes'] as const;

/** As many names as a sentence of the report can hold. */
const mostNamed = 12;

const namesOf = (known: readonly string[]): string => known.slice(0, mostNamed).join(', ');

const unknownOf = ({ length }: readonly string[]) => {
  if (length === 0) return 'unknownAndNone';
  return length > mostNamed ? 'unknownOfMany' : 'unknown';
};

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
    const known = choices.map(({ name }) => name);
    reader.fail(given.line.row, column, unknownOf(known), { value: given.value, known: namesOf(known) });
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

/** A number that all lines of a product share. */
const numberOf = (
  planning: Planning,
  { lines, product }: Group,
  kind: 'days' | 'minimum' | 'maximum',
): number | null => {
  const { reader } = planning;
  const [column] = reader.columns(kind);
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  const format = kind === 'days' ? daysFormat : quantityFormat;
  const value = format.read(given.value);
  const now = product?.[kind] ?? undefined;
  if (value !== undefined) return settle(planning, product, { line: given.line, column, value, now, format }) ?? null;
  reader.fail(given.line.row, column, kind === 'days' ? 'notANumber' : 'notAQuantity', { value: given.value });
  return null;
};

/** Names a maximum that is below the minimum, where the sheet changes one of them. */
const requireOrder = ({ reader }: Planning, { lines, product }: Group, { minimum, maximum }: Limits): void => {
  const [first] = lines;
  const column = reader.columns('maximum')[0] ?? reader.columns('minimum')[0];
  const [least, most] = [minimum ?? product?.minimum ?? null, maximum ?? product?.maximum ?? null];
  if (!first || !column || (minimum === null && maximum === null) || least === null || most === null) return;
  if (most < least) reader.fail(first.row, column, 'mostBelowLeast', { least });
};

/** Whether the product is in the shop. */
const activeOf = (planning: Planning, { lines, product }: Group): boolean | null => {
  const { reader, language } = planning;
  const [column] = reader.columns('active');
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  const format = yesNoFormat(language);
  const value = format.read(given.value);
  if (value === undefined) return reader.fail(given.line.row, column, 'notYesOrNo', { value: given.value }) ?? null;
  return settle(planning, product, { line: given.line, column, value, now: product?.active, format }) ?? null;
};

const tagsOf = (planning: Planning, { lines, product }: Group): string[] | null => {
  const { reader } = planning;
  const [column] = reader.columns('tags');
  const given = column && reader.shared(lines, column, longestCell);
  const value = given && tagsFormat.read(given.value);
  if (!column || !given || value === undefined) return null;
  const now = tagsFormat.read(product?.tags.join(', ') ?? '');
  const tags = tagsIn(value);
  if (tags.length > mostTags) reader.fail(given.line.row, column, 'tooManyTags', { most: mostTags });
  if (tags.some((tag) => tag.length > longestTag))
    reader.fail(given.line.row, column, 'tooLongText', { most: longestTag });
  return settle(planning, product, { line: given.line, column, value, now, format: tagsFormat }) === undefined
    ? null
    : tags;
};

/** Names the values that a new product lacks. */
const requireNeeded = ({ reader, language }: Planning, { lines }: Group): void => {
  const [first] = lines;
  const [reference] = reader.columns('reference');
  if (!first || !reference) return;
  for (const kind of [...needed, 'name'] as const) {
    const columns = reader.columns(kind);
    if (columns.every((column) => lines.every(({ cells }) => isBlank(cells[column.at]))))
      reader.fail(first.row, columns[0] ?? { ...reference, label: t(language, kind) }, 'missing');
  }
};

type Limits = Pick<PlannedProduct, 'minimum' | 'maximum'>;
type Fields = Omit<PlannedProduct, 'colours' | 'prices'>;

/** What the lines change in the product itself. */
export const planFields = (planning: Planning, group: Group): Fields => {
  const { reader, known } = planning;
  const { lines, product } = group;
  const [first] = lines;
  const [reference] = reader.columns('reference');
  if (!product) requireNeeded(planning, group);
  const limits = { minimum: numberOf(planning, group, 'minimum'), maximum: numberOf(planning, group, 'maximum') };
  requireOrder(planning, group, limits);
  return {
    id: product?.id ?? null,
    reference: product?.reference ?? (first && reference ? asSeen(reader.text(first, reference, 60)) : ''),
    name: textsOf(planning, group, 'name'),
    description: textsOf(planning, group, 'description'),
    collection: choiceOf(planning, group, 'collection', known.collections),
    category: choiceOf(planning, group, 'category', known.categories),
    segment: choiceOf(planning, group, 'segment', known.segments),
    days: numberOf(planning, group, 'days'),
    ...limits,
    active: activeOf(planning, group),
    tags: tagsOf(planning, group),
    sizes: sizesOf(planning, group),
  };
};
