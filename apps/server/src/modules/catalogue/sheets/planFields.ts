import { folded } from '../../drafts/parse.ts';
import type { Line, Reader } from './reader.ts';
import type { Choice, Known, KnownProduct, PlannedProduct, Texts } from './types.ts';

/** A cell is read up to 2,000 characters: a longer text would be cut. */
const longest = { name: 160, description: 1999 };

/** A new product cannot do without these. */
const needed = ['collection', 'category', 'segment', 'sizes'] as const;

const choiceOf = (
  reader: Reader,
  lines: readonly Line[],
  kind: 'collection' | 'category' | 'segment',
  choices: readonly Choice[],
) => {
  const [column] = reader.columns(kind);
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  const choice = choices.find(({ names }) => names.some((name) => folded(name) === folded(given.value)));
  if (!choice) reader.fail(given.row, column, 'unknown', { value: given.value });
  return choice?.id ?? null;
};

const textsOf = (reader: Reader, lines: readonly Line[], kind: 'name' | 'description'): Texts | null => {
  const given = reader.columns(kind).flatMap((column) => {
    const found = reader.shared(lines, column, longest[kind]);
    return found ? [[column.language, found.value] as const] : [];
  });
  return given.length === 0 ? null : Object.fromEntries(given);
};

const daysOf = (reader: Reader, lines: readonly Line[]): number | null => {
  const [column] = reader.columns('days');
  const given = column && reader.shared(lines, column);
  if (!column || !given) return null;
  if (/^\d{1,3}$/.test(given.value) && Number(given.value) <= 730) return Number(given.value);
  reader.fail(given.row, column, 'notANumber', { value: given.value });
  return null;
};

/** Sizes by their names, all of one run: that of the product, else the first that has them all. */
const sizesOf = (
  reader: Reader,
  lines: readonly Line[],
  { sizes }: Known,
  product: KnownProduct | undefined,
): number[] => {
  const [column] = reader.columns('sizes');
  const given = column && reader.shared(lines, column);
  if (!column || !given) return [];
  const names = given.value.split(/[,;]/).map(folded).filter(Boolean);
  const ownRun = sizes.find(({ id }) => id === product?.sizes[0]?.id)?.run;
  const runs = Map.groupBy(sizes, ({ run }) => run);
  const candidates = ownRun === undefined ? [...runs.values()] : [runs.get(ownRun) ?? []];
  for (const run of candidates) {
    const found = names.flatMap((name) => run.find((size) => folded(size.name) === name)?.id ?? []);
    if (found.length === names.length) return found;
  }
  reader.fail(given.row, column, 'unknownSizes', { value: given.value });
  return [];
};

type Fields = Omit<PlannedProduct, 'colours' | 'prices'>;

/** What the lines say of the product itself. */
export const planFields = (
  reader: Reader,
  lines: readonly Line[],
  known: Known,
  product: KnownProduct | undefined,
): Fields => {
  const [first] = lines;
  const [reference] = reader.columns('reference');
  if (!product && first && reference) {
    const isMissing = (kind: (typeof needed)[number]): boolean => {
      const [column] = reader.columns(kind);
      return !column || lines.every((line) => reader.text(line, column) === '');
    };
    for (const kind of needed)
      if (isMissing(kind)) reader.fail(first.row, reader.columns(kind)[0] ?? { ...reference, label: kind }, 'missing');
    if (textsOf(reader, lines, 'name') === null)
      reader.fail(first.row, reader.columns('name')[0] ?? reference, 'missing');
  }
  return {
    id: product?.id ?? null,
    reference: first && reference ? reader.text(first, reference, 60) : '',
    name: textsOf(reader, lines, 'name'),
    description: textsOf(reader, lines, 'description'),
    collection: choiceOf(reader, lines, 'collection', known.collections),
    category: choiceOf(reader, lines, 'category', known.categories),
    segment: choiceOf(reader, lines, 'segment', known.segments),
    days: daysOf(reader, lines),
    sizes: sizesOf(reader, lines, known, product),
  };
};
