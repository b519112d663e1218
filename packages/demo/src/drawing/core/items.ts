import type { Move, Pt } from './path.ts';
import { moved } from './path.ts';

/** What a surface is painted with: the goods' fabric, the same in swapped colours, its plain second colour, its shaded inside, or a colour of its own. */
export type Fill = 'main' | 'second' | 'extra' | 'inside' | `#${string}`;

/** A fold: a ridge (positive height) or crease (negative) along a line, sharp on one side, fading to its ends. */
export type Fold = { line: readonly Pt[]; width: number; height: number; fade?: 'both' | 'end' | 'none' };

/** A piece of cloth or material, with the way light should find it. Lengths are drawing units. */
export type Panel = {
  type: 'panel';
  points: readonly Pt[];
  fill: Fill;
  /** Turn of the fabric's pattern, degrees. */
  turn?: number;
  /** How far in from the outline the edge rolls, and how high it stands. */
  roll?: number;
  puff?: number;
  /** Height of the irregular wrinkles, and their size across and along. */
  wrinkle?: number;
  grain?: readonly [across: number, along: number];
  folds?: readonly Fold[];
  /** A turned body (a bottle, a candle): light wraps around its upright axis. */
  round?: boolean;
  /** Strength of the shine, 0–1. */
  gloss?: number;
  /** How far the piece stands off what lies below: the size of its shadow there. */
  lift?: number;
  opacity?: number;
  /** Left out of the light, such as glass that has its own. */
  flat?: boolean;
};

/** A drawn line: a seam, a stitch, an edge, a chain. `ink` is a share of darkness or a colour. */
export type Line = {
  type: 'line';
  points: readonly Pt[];
  width: number;
  ink: number | string;
  dash?: string;
  closed?: boolean;
  opacity?: number;
  cap?: 'round' | 'butt';
};
export type Dot = { type: 'dot'; at: Pt; radius: number; fill: Fill; look: 'button' | 'rivet' | 'bead' | 'hole' };
/** A patch of plain light or shade, painted over the form: an upright or level gradient that fades at its ends. */
export type Gleam = {
  type: 'gleam';
  points: readonly Pt[];
  colour: string;
  stops: readonly (readonly [offset: number, opacity: number])[];
  upright?: boolean;
};
export type Item = Panel | Line | Dot | Gleam;

export const panel = (
  points: readonly Pt[],
  rest: Omit<Panel, 'type' | 'points' | 'fill'> & { fill?: Fill } = {},
): Panel => ({
  type: 'panel',
  points,
  ...rest,
  fill: rest.fill ?? 'main',
});
export const line = (points: readonly Pt[], width = 2, ink: number | string = 0.4, rest: Partial<Line> = {}): Line => ({
  type: 'line',
  points,
  width,
  ink,
  ...rest,
});
export const stitch = (points: readonly Pt[], ink: number | string = 0.24, rest: Partial<Line> = {}): Line =>
  line(points, 1.3, ink, { dash: '5 3.4', ...rest });
export const dot = (at: Pt, radius: number, look: Dot['look'] = 'button', fill: Fill = 'main'): Dot => ({
  type: 'dot',
  at,
  radius,
  fill,
  look,
});
export const gleam = (points: readonly Pt[], colour: string, stops: Gleam['stops'], upright = false): Gleam => ({
  type: 'gleam',
  points,
  colour,
  stops,
  upright,
});

/** How much a move enlarges, from what it does to a unit square. */
const growthOf = (move: Move): number => {
  const [o, x, y] = [move([0, 0]), move([1, 0]), move([0, 1])];
  return Math.sqrt(Math.abs((x[0] - o[0]) * (y[1] - o[1]) - (x[1] - o[1]) * (y[0] - o[0])));
};

const carriedPanel = (item: Panel, move: Move, degrees: number, by: number): Panel => ({
  ...item,
  points: moved(item.points, move),
  turn: (item.turn ?? 0) + degrees,
  roll: (item.roll ?? 14) * by,
  puff: (item.puff ?? 7) * by,
  wrinkle: (item.wrinkle ?? 3) * by,
  grain: [(item.grain?.[0] ?? 70) * by, (item.grain?.[1] ?? 170) * by],
  lift: (item.lift ?? 9) * by,
  folds: item.folds?.map((fold) => ({
    line: moved(fold.line, move),
    width: fold.width * by,
    height: fold.height * by,
    fade: fold.fade,
  })),
});

/** The item carried elsewhere, its measures growing along; `degrees` turns its fabric. */
export const carried = (item: Item, move: Move, degrees = 0): Item => {
  const by = growthOf(move);
  if (item.type === 'panel') return carriedPanel(item, move, degrees, by);
  if (item.type === 'dot') return { ...item, at: move(item.at), radius: item.radius * by };
  if (item.type === 'line') return { ...item, points: moved(item.points, move), width: item.width * by };
  return { ...item, points: moved(item.points, move) };
};

const TURNED_LEFT: Move = (point) => (point[2] ? [-point[0], point[1], 1] : [-point[0], point[1]]);

/** The item and its mirror image across the centre line. */
export const both = (...items: readonly Item[]): Item[] =>
  items.flatMap((item) => {
    const other = carried(item, TURNED_LEFT);
    return [item, other.type === 'panel' ? { ...other, turn: -(other.turn ?? 0) } : other];
  });
