import { PART } from './parts.ts';
import type { ArgType } from './parts.ts';

type Scalar = string | number | boolean;
type Part = Readonly<Record<string, unknown>>;
type Item = Scalar | Part;
type Rows = Record<string, ArgType>;
type Args = Readonly<Record<string, unknown>>;

/** Ends the name of the row that says how many items a list has. */
const COUNT = 'count';

/** More items than a designer scrolls through have no rows. */
const MOST = 12;

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** What can be edited in an item, by the end of its row's name: a text is edited whole. */
const partsOf = (item: Item): [string, Scalar][] =>
  isScalar(item)
    ? [['', item]]
    : Object.entries(item).flatMap(([field, value]): [string, Scalar][] =>
        isScalar(value) && field !== 'id' ? [[`${PART}${field}`, value]] : [],
      );

/** A list of texts, or of objects with something to edit in each. */
export const isList = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (item) => isScalar(item) || (typeof item === 'object' && item !== null && partsOf(item as Part).length > 0),
  );

const controlFor = (value: unknown): { type: string } => {
  if (typeof value === 'boolean') return { type: 'boolean' };
  return { type: typeof value === 'number' ? 'number' : 'text' };
};

/** What a story says of the parts of an item, such as a closed choice; without it, they are what the items hold. */
const controlsOf = (items: readonly Item[], { fields = {} }: ArgType): Map<string, Partial<ArgType>> =>
  new Map([
    ...items.flatMap(partsOf).map(([end, value]): [string, Partial<ArgType>] => [end, { control: controlFor(value) }]),
    ...Object.entries(fields as Record<string, Partial<ArgType>>).map(
      ([field, control]): [string, Partial<ArgType>] => [`${PART}${field}`, control],
    ),
  ]);

/** A row for each part of each item, under the name of the list, and one for how many items it has. */
export const rowsOfList = (name: string, argType: ArgType, items: readonly Item[]): Rows => {
  const rows: Rows = {
    [`${name}${PART}${COUNT}`]: {
      name: `How many ${name}`,
      description: 'Fewer leave out the last ones. More repeat the last one.',
      control: { type: 'number', min: 0 },
      table: { category: name },
    },
  };
  const controls = controlsOf(items, argType);
  for (const place of items.slice(0, MOST).keys())
    for (const [end, control] of controls)
      rows[`${name}${PART}${place}${end}`] = {
        ...control,
        name: end.slice(PART.length) || `${name} ${place + 1}`,
        table: { category: name, ...(end && { subcategory: `${name} ${place + 1}` }) },
      };
  return rows;
};

/** What the rows of a list show at first. */
export const valuesOfList = (name: string, items: readonly Item[]): Args => ({
  [`${name}${PART}${COUNT}`]: items.length,
  ...Object.fromEntries(
    items
      .slice(0, MOST)
      .flatMap((item, place) => partsOf(item).map(([end, value]) => [`${name}${PART}${place}${end}`, value])),
  ),
});

/** One more like the last, with a key of its own. */
const oneMore = (last: Item | undefined, place: number): Item => {
  if (last === undefined || isScalar(last)) return last ?? '';
  return 'id' in last ? { ...last, id: `${String(last['id'])}-${place}` } : { ...last };
};

const changeItem = (item: Item, field: string | undefined, value: unknown): Item =>
  field === undefined || isScalar(item) ? (value as Item) : { ...item, [field]: value };

/** A list with one part of an item changed, or with another number of items. */
export const changeList = (list: readonly Item[], [place = '', field]: readonly string[], value: unknown): Item[] =>
  place === COUNT
    ? Array.from({ length: Math.max(0, Number(value)) }, (_, at) => list[at] ?? oneMore(list.at(-1), at))
    : list.map((item, at) => (at === Number(place) ? changeItem(item, field, value) : item));

/** The row for the number of items comes first: the others change what is then there. */
export const byCount = (a: readonly string[], b: readonly string[]): number =>
  Number(b[0] === COUNT) - Number(a[0] === COUNT);
