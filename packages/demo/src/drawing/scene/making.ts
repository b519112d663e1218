import { areaOf, laid } from '../core/compose.ts';
import type { Drawn, Frame } from '../core/compose.ts';
import { asDyed, darker, lighter, lightness, mix } from '../core/colour.ts';
import { blurred, gridOver, maskOf } from '../core/grid.ts';
import type { Grid } from '../core/grid.ts';
import { carried } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { colourLayer, shadowLayer } from '../core/layers.ts';
import { flatten, placed } from '../core/path.ts';
import type { Move, Pt } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';
import { boundsOf, goodsItems } from '../goods.ts';
import { GOODS } from '../goods/index.ts';
import type { GoodsKind } from '../goods/index.ts';
import type { Fabric } from '../fabric/fabric.ts';

/** The colours of a scene by their part in it: the ground (the palette's first), from light to dark, and one accent. */
export type Tones = {
  ground: string;
  light: string;
  mid: string;
  dark: string;
  accent: string;
  all: readonly string[];
};
export type Staging = { frame: Frame; tones: Tones; rng: Rng; seed: number; id: string; upright: boolean };

const vivid = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) + 50 * lightness(hex);
};

export const tonesOf = (palette: readonly string[]): Tones => {
  const sorted = palette.toSorted((a, b) => lightness(b) - lightness(a));
  const [light, dark] = [sorted[0] ?? '#e8e2d8', sorted.at(-1) ?? '#2a2628'];
  const accent = palette.toSorted((a, b) => vivid(b) - vivid(a))[0] ?? dark;
  return {
    ground: palette[0] ?? light,
    light,
    dark,
    accent,
    mid: sorted[Math.floor(sorted.length / 2)] ?? dark,
    all: sorted,
  };
};

/** A run of tones from deep shade to full light around one colour. */
export const rampOf = (colour: string): string[] => [
  darker(colour, 0.86),
  darker(colour, 0.52),
  darker(colour, 0.2),
  colour,
  lighter(colour, 0.32),
  lighter(colour, 0.72),
];

export const cellsOver = ({ x, y, width, height }: Frame, step: number): Grid =>
  gridOver(x, y, width, height, Math.round(width / step));

/** A field of light over the frame, from its share across and down (0–1). */
export const fieldOf = (grid: Grid, light: (u: number, v: number) => number): Float32Array =>
  Float32Array.from({ length: grid.width * grid.height }, (_, i) =>
    light(((i % grid.width) + 0.5) / grid.width, (Math.floor(i / grid.width) + 0.5) / grid.height),
  );

export const backdrop = (
  frame: Frame,
  step: number,
  colours: readonly string[],
  light: (u: number, v: number) => number,
): Drawn => {
  const grid = cellsOver(frame, step);
  return { defs: '', body: colourLayer(grid, fieldOf(grid, light), colours) };
};

/** Soft shadow of outlines, thrown elsewhere by `throwTo`. */
export const thrown = (
  frame: Frame,
  outlines: readonly (readonly Pt[])[],
  throwTo: Move,
  softness: number,
  ground: string,
  strength = 0.8,
): Drawn => {
  const grid = cellsOver(frame, 6);
  const union = new Float32Array(grid.width * grid.height);
  for (const outline of outlines)
    maskOf(grid, flatten(outline).map(throwTo)).forEach((value, i) => {
      union[i] = Math.max(union[i] ?? 0, value);
    });
  const soft = blurred(grid, union, softness / grid.step);
  return {
    defs: '',
    body: shadowLayer(
      grid,
      soft.map((value) => value * strength),
      ground,
    ),
  };
};

export const outlinesOf = (items: readonly Item[]): (readonly Pt[])[] =>
  items.flatMap((item) => (item.type === 'panel' ? [item.points] : []));

/** Where a prop is held: by its top on a hanger, by its foot on a shelf, or by its middle. */
const settled = {
  top: (box: { y: number; height: number }): number => -box.y,
  foot: (box: { y: number; height: number }): number => -box.y - box.height,
  middle: (): number => 0,
};

export type Prop = {
  kind: GoodsKind;
  fabric: Fabric;
  colour: string;
  extra: string;
  seed: number;
  move: Move;
  turn?: number;
  rest?: keyof typeof settled;
};

/** A piece of goods as a prop: its items where they stand, and the drawing of them. */
export const propOf = (staging: Staging, prop: Prop, name: string): Drawn & { items: Item[] } => {
  const [colour, extra] = [asDyed(prop.colour), asDyed(prop.extra)];
  const own = goodsItems({ ...prop, colour, extra, back: false }).items;
  const settle = settled[prop.rest ?? 'middle'](boundsOf(own));
  const items = own.map((item) => carried(carried(item, placed(0, settle)), prop.move, prop.turn ?? 0));
  return {
    ...lit(
      staging,
      items,
      { colour, extra, fabric: GOODS[prop.kind].cloth ? prop.fabric : 'plain', seed: prop.seed },
      name,
    ),
    items,
  };
};

/** Items of one colour, lit on a grid just around them. */
export const lit = (
  staging: Staging,
  items: readonly Item[],
  paint: { colour: string; extra: string; fabric: Fabric; seed: number },
  name: string,
): Drawn => {
  const points = outlinesOf(items).flat();
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  const [left, top] = [Math.min(...xs) - 90, Math.min(...ys) - 60];
  const [width, height] = [Math.max(...xs) + 120 - left, Math.max(...ys) + 120 - top];
  const grid = gridOver(left, top, width, height, Math.max(40, Math.round(width / 3)));
  return laid({
    items,
    paints: { ...paint, id: `${staging.id}${name}`, scale: 0.7 },
    grid,
    ground: mix(staging.tones.mid, '#1a1420', 0.35),
    cloth: false,
  });
};

/** A wash of one colour over the whole frame, by stops along an angle. */
export const wash = (
  staging: Staging,
  name: string,
  colour: string,
  stops: readonly (readonly [number, number])[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Drawn => ({
  defs: `<linearGradient id="${staging.id}${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`,
  body: `<rect ${areaOf(staging.frame)} fill="url(#${staging.id}${name})"/>`,
});

const eased = (value: number): number => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};

/** How calm a place should be (1 = quiet): where words will stand, lower left, or the lower third when upright. */
export const calmAt = (upright: boolean, u: number, v: number): number =>
  upright ? eased((v - 0.5) / 0.32) : eased((0.62 - u) / 0.42) * eased((v - 0.02) / 0.5);
