import { folded, textOf } from '../../../platform/documents/reading/cells.ts';
import type { Group, Planning } from './settle.ts';
import type { Known, KnownProduct } from './types.ts';

type Size = Known['sizes'][number];

/** As many runs as a sentence of the report can hold. */
const mostRuns = 12;

/** The sizes of a run that a name means: `M`, or all from the first to the last of `XS-XL`. */
const named = (name: string, run: readonly Size[]): Size[] => {
  const at = (wanted: string): number => run.findIndex((size) => folded(size.name) === wanted);
  const only = run[at(name)];
  if (only) return [only];
  const [first = '', last = ''] = name.split(/ ?- ?/);
  return at(first) === -1 || at(last) < at(first) ? [] : run.slice(at(first), at(last) + 1);
};

/** Sizes by their names, all of one run: that of the product, else the first that has them all. */
const find = (text: string, sizes: readonly Size[], product: KnownProduct | undefined): Size[] | undefined => {
  const names = text.split(/[,;]/).map(folded).filter(Boolean);
  const ownRun = sizes.find(({ id }) => id === product?.sizes[0]?.id)?.run;
  const runs = Map.groupBy(sizes, ({ run }) => run);
  const candidates = ownRun === undefined ? [...runs.values()] : [runs.get(ownRun) ?? []];
  return candidates
    .map((run) => names.map((name) => named(name, run)))
    .find((found) => found.every((each) => each.length > 0))
    ?.flat();
};

/** The runs from which the sizes can be: `XS-XXL, 34-44`. */
const runsOf = (sizes: readonly Size[]): string =>
  [...Map.groupBy(sizes, ({ run }) => run).values()]
    .map((run) => [...new Set([run[0], run.at(-1)])].map((size) => size?.name).join('-'))
    .slice(0, mostRuns)
    .join(', ');

const namesOf = (sizes: readonly { name: string }[]): string => sizes.map(({ name }) => name).join(', ');

/** Sizes that the lines add to the product. */
export const sizesOf = ({ reader, known, memory, changes }: Planning, { lines, product }: Group): number[] => {
  const [column] = reader.columns('sizes');
  const given = column && reader.shared(lines, column);
  if (!column || !given) return [];
  const found = find(given.value, known.sizes, product);
  if (!found) {
    reader.fail(given.line.row, column, 'unknownSizes', { value: given.value, known: runsOf(known.sizes) });
    return [];
  }
  const own = product?.sizes ?? [];
  const downloaded = memory && find(textOf(memory.cell({ ...given.line, column })), known.sizes, product);
  const isNamed = (sizes: readonly { id: number }[], { id }: Size): boolean => sizes.some((size) => size.id === id);
  const added = found.filter((size) => !isNamed(own, size) && !isNamed(downloaded ?? [], size));
  if (product && added.length > 0)
    changes.add({
      reference: product.reference,
      colour: null,
      column,
      before: own,
      after: [...own, ...added],
      show: namesOf,
    });
  return added.map(({ id }) => id);
};
