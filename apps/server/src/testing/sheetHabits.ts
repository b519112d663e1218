import { utils, write } from '@e965/xlsx';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import fc from 'fast-check';

/** What somebody typed into a cell: a plain value, or something that has to be seen as what it is. */
type Typed = string | number | null | { error: number } | { date: number } | { formula: string };

/** What a buyer, and what a brand calls the columns: reference, colour and four sizes. */
export const orderHead = ['Style', 'Color', 'XS', 'S', 'M', 'L'];
export const catalogueHead = ['Reference', 'Colour', 'Stock XS', 'Stock S', 'Stock M', 'Stock L'];
/** Columns of quantities. */
const first = 2;
const colours = [
  ['LUM-10001', 'Saffron'],
  ['LUM-10001', 'Pomegranate'],
  ['LUM-10001', 'Açafrão'],
  ['LUM-10002', 'Saffron'],
  ['LUM-10002', 'Almond'],
  ['00123', 'Ecru'],
] as const;

/** A correct sheet on its way to what people make of it. */
interface Draft {
  /** Lines that order something, below the head. */
  rows: Typed[][];
  head: Typed[];
  above: Typed[][];
  second: Typed[][];
  merges: { row: number; column: number; down: number; right: number }[];
  hidden: number[];
  /** Units that the author means to order. */
  meant: number;
  /** A quantity or a name cannot be known. */
  isBroken: boolean;
  /** A number from 0 to below `most`. */
  pick: (most: number) => number;
}

const isLine = (row: readonly Typed[]): boolean =>
  row.length >= orderHead.length && row[1] !== orderHead[1] && row[1] !== catalogueHead[1] && row[1] !== null;
/** What an eye adds up: the numbers of a row, also those that are texts. */
const unitsOf = (row: readonly Typed[]): number =>
  row.slice(first).reduce((sum: number, cell) => sum + (typeof cell === 'object' ? 0 : Number(cell) || 0), 0);

const lineIn = ({ rows, pick }: Draft): number => {
  const lines = rows.flatMap((row, at) => (isLine(row) ? [at] : []));
  return lines[pick(lines.length)] ?? 0;
};

/** Puts something else in place of a quantity. */
const spoil = (draft: Draft, cell: Typed): void => {
  const row = draft.rows[lineIn(draft)];
  if (row) row[first + draft.pick(4)] = cell;
  draft.isBroken = true;
};

/** Lines whose style is that of the line above. */
const belowTheirStyle = ({ rows }: Draft): number[] =>
  rows.flatMap((row, at) =>
    at > 0 && isLine(row) && isLine(rows[at - 1] ?? []) && row[0] === rows[at - 1]?.[0] ? [at] : [],
  );

const clearStyle = (draft: Draft, isMerged: boolean): void => {
  const places = belowTheirStyle(draft);
  const at = places[draft.pick(places.length)];
  if (at === undefined) return;
  (draft.rows[at] as Typed[])[0] = null;
  if (isMerged) draft.merges.push({ row: at - 1, column: 0, down: 1, right: 0 });
};

const insert = (draft: Draft, row: Typed[]): void => {
  const at = draft.pick(draft.rows.length + 1);
  draft.rows.splice(at, 0, row);
  draft.merges = draft.merges.filter((merge) => merge.row + merge.down < at);
  draft.hidden = draft.hidden.map((one) => (one >= at ? one + 1 : one));
};

/** What people do with sheets. */
const habits = {
  error: (draft) => spoil(draft, { error: 42 }),
  date: (draft) => spoil(draft, { date: 46_419 }),
  formula: (draft) => spoil(draft, { formula: '2*6' }),
  words: (draft) => spoil(draft, 'a few'),
  fraction: (draft) => spoil(draft, 2.5),
  errorInColour: (draft) => {
    const row = draft.rows[lineIn(draft)] as Typed[];
    if (unitsOf(row) === 0) return;
    row[1] = { error: 23 };
    draft.isBroken = true;
  },
  blankStyle: (draft) => clearStyle(draft, false),
  mergedStyle: (draft) => clearStyle(draft, true),
  mergedQuantity: (draft) => {
    const at = lineIn(draft);
    const row = draft.rows[at] as Typed[];
    if (typeof row[first] !== 'number') return;
    row[first + 1] = null;
    draft.merges.push({ row: at, column: first, down: 0, right: 1 });
    draft.isBroken = true;
  },
  hiddenLine: (draft) => draft.hidden.push(lineIn(draft)),
  secondHead: (draft) => insert(draft, [...draft.head]),
  blankRow: (draft) => insert(draft, []),
  remark: (draft) => insert(draft, ['', '', 'please by rail']),
  copiedLine: (draft) => {
    const row = [...(draft.rows[lineIn(draft)] as Typed[])];
    if (row[0] === null || typeof row[1] !== 'string') return;
    draft.rows.push(row);
    draft.meant += unitsOf(row);
  },
  copiedColumn: (draft) => {
    draft.head.push(draft.head[4] ?? null);
    for (const row of draft.rows.filter(isLine)) {
      row.push(draft.pick(4));
      draft.meant += row.at(-1) as number;
    }
  },
  total: (draft) => {
    draft.rows.push(['Total', null, ...[0, 1, 2, 3].map(() => draft.pick(90))]);
  },
  cover: (draft) => draft.above.unshift(['Spring order'], ['Please send by March'], []),
  texts: (draft) => {
    const row = draft.rows[lineIn(draft)] as Typed[];
    if (typeof row[first] === 'number') row[first] = `${row[first]}.0`;
  },
  split: (draft) => {
    if (draft.second.length > 0 || draft.rows.length < 4) return;
    const away = draft.rows.splice(-2);
    draft.second = [[...draft.head], ...away];
    draft.meant -= away.filter(isLine).reduce((sum, row) => sum + unitsOf(row), 0);
    draft.merges = [];
    draft.hidden = draft.hidden.filter((row) => row < draft.rows.length);
    draft.isBroken = false;
  },
} satisfies Record<string, (draft: Draft) => unknown>;

export type Habit = keyof typeof habits;
const names = Object.keys(habits) as Habit[];

/** One to three habits. */
export const chosenHabits = fc.record({
  seed: fc.nat(),
  habits: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
});

const cellOf = (cell: Typed): CellObject | undefined => {
  if (cell === null) return undefined;
  if (typeof cell === 'string') return { t: 's', v: cell };
  if (typeof cell === 'number') return { t: 'n', v: cell };
  if ('error' in cell) return { t: 'e', v: cell.error };
  return 'date' in cell ? { t: 'n', v: cell.date, z: 'yyyy-mm-dd' } : { t: 'n', v: 12, f: cell.formula };
};

const sheetOf = (rows: readonly (readonly Typed[])[]): WorkSheet => {
  const sheet: WorkSheet = {};
  for (const [r, row] of rows.entries())
    for (const [c, typed] of row.entries()) {
      const cell = cellOf(typed);
      if (cell) sheet[utils.encode_cell({ r, c })] = cell;
    }
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: Math.max(...rows.map((row) => row.length)) },
  });
  return sheet;
};

const saidIn = (rows: readonly (readonly Typed[])[]): number => rows.reduce((sum, row) => sum + unitsOf(row), 0);

export interface MadeSheet {
  content: Buffer;
  said: number;
  meant: number;
  isBroken: boolean;
  isSplit: boolean;
}

/** A correct sheet with some habits of people, the same for the same seed. */
export const makeSheet = (head: readonly string[], seed: number, chosen: readonly Habit[]): MadeSheet => {
  let state = seed;
  const pick = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return most === 0 ? 0 : (state >>> 8) % most;
  };
  const rows = colours
    .filter((_, at) => at < 2 || pick(3) > 0)
    .map((names): Typed[] => [...names, ...[0, 1, 2, 3].map(() => (pick(5) === 0 ? null : pick(9)))]);
  const meant = rows.reduce((sum, row) => sum + unitsOf(row), 0);
  const draft: Draft = {
    rows,
    head: [...head],
    above: [],
    second: [],
    merges: [],
    hidden: [],
    meant,
    isBroken: false,
    pick,
  };
  // A column of its own first: it has a quantity in each line.
  for (const habit of [...chosen].sort((one, other) => names.indexOf(other) - names.indexOf(one))) habits[habit](draft);
  const top = draft.above.length + 1;
  const sheet = sheetOf([...draft.above, draft.head, ...draft.rows]);
  sheet['!merges'] = draft.merges.map(({ row, column, down, right }) => ({
    s: { r: top + row, c: column },
    e: { r: top + row + down, c: column + right },
  }));
  sheet['!rows'] = Array.from({ length: top + draft.rows.length }, (_, at) => ({
    hidden: draft.hidden.includes(at - top),
  }));
  const book = utils.book_new(sheet, 'Order');
  if (draft.second.length > 0) utils.book_append_sheet(book, sheetOf(draft.second), 'Rest');
  return {
    content: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
    said: saidIn(draft.rows),
    meant: draft.meant,
    isBroken: draft.isBroken,
    isSplit: draft.second.length > 0,
  };
};
