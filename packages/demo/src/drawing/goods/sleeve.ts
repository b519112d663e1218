import { panel, stitch } from '../core/items.ts';
import type { Item, Panel } from '../core/items.ts';
import { along, flip, moved } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { bends, fold, lying } from './making.ts';
import type { Making } from './making.ts';
import type { Cut } from './top.ts';

export type Arm = { length: number; angle: number; upper?: number; cuff: number; belly?: number };

export type Sleeve = { outline: Pt[]; from: Pt; to: Pt; outer: Pt; inner: Pt; turn: number };

/** The right sleeve, from under the body's shoulder to the cuff. */
const sleeveShape = (cut: Cut, arm: Arm): Sleeve => {
  const angle = (arm.angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), Math.cos(angle)];
  const [px, py] = [Math.cos(angle), -Math.sin(angle)];
  const belly = arm.belly ?? 8;
  const slope = (cut.shoulderY - cut.neckY) / (cut.shoulder - cut.neck);
  const start: Pt = [cut.shoulder - 2, cut.shoulderY];
  const outer: Pt = [start[0] + dx * arm.length, start[1] + dy * arm.length];
  const inner: Pt = [outer[0] - px * arm.cuff, outer[1] - py * arm.cuff];
  const pit: Pt = [cut.chest - 2, cut.armY];
  const mid = along(start, outer, 0.42);
  const innerMid = along(pit, inner, 0.45);
  const outline: Pt[] = [
    [cut.shoulder - 46, cut.shoulderY - 46 * slope - 1, 1],
    [start[0] + 6, start[1] + 8],
    [mid[0] + px * belly, mid[1] + py * belly],
    [outer[0], outer[1], 1],
    [inner[0], inner[1], 1],
    [innerMid[0] - px * belly * 0.5, innerMid[1] - py * belly * 0.5],
    [pit[0], pit[1], 1],
    [cut.chest - 50, cut.armY - 16, 1],
  ];
  return { outline, from: along(start, pit, 0.5), to: along(outer, inner, 0.5), outer, inner, turn: -arm.angle };
};

const cuffBand = (sleeve: Sleeve, depth: number, flare = 2): Pt[] => {
  const [ox, oy] = [sleeve.from[0] - sleeve.to[0], sleeve.from[1] - sleeve.to[1]];
  const length = Math.hypot(ox, oy) || 1;
  const up = (point: Pt, out: number): Pt => [
    point[0] + (ox / length) * depth + out,
    point[1] + (oy / length) * depth,
    1,
  ];
  return [
    up(sleeve.outer, flare),
    [sleeve.outer[0] + flare, sleeve.outer[1], 1],
    [sleeve.inner[0] - flare, sleeve.inner[1], 1],
    up(sleeve.inner, -flare),
  ];
};

export type SleeveStyle = { cuff?: number; cuffStyle?: Partial<Panel>; hem?: boolean; wrinkles?: number };

/** Both sleeves with their cuffs or hems; lay these before the body. */
export const sleeves = (making: Making, cut: Cut, arm: Arm, style: SleeveStyle = {}): Item[] => {
  const shape = sleeveShape(cut, arm);
  const one = (side: 1 | -1): Item[] => {
    const turned = (points: readonly Pt[]): Pt[] => (side === 1 ? [...points] : moved(points, flip).reverse());
    const at = (point: Pt): Pt => (side === 1 ? point : flip(point));
    const count = Math.round(arm.length / 90);
    const folds = [
      ...bends(
        making.rng,
        at(along(shape.from, shape.to, 0.12)),
        at(along(shape.from, shape.to, 0.86)),
        arm.cuff * 0.62,
        count,
        5 * (style.wrinkles ?? 1),
      ),
      fold(
        12,
        5,
        'both',
        at(along(shape.from, shape.to, 0.02)),
        at(along(shape.from, shape.to, 0.4)),
        at(along(shape.from, shape.to, 0.8)),
      ),
    ];
    const body = panel(turned(shape.outline), {
      ...lying(making),
      turn: shape.turn * side + (making.across ?? 0),
      folds,
      roll: 20,
    });
    const band = turned(cuffBand(shape, style.cuff ?? 16, style.cuff ? 2 : 0));
    if (style.cuff)
      return [
        body,
        panel(band, { ...lying(making, 0.5), turn: shape.turn * side, roll: 9, lift: 4, ...style.cuffStyle }),
      ];
    const [a, , , b] = band;
    return style.hem === false || !a || !b ? [body] : [body, stitch(side === 1 ? [a, b] : [a, b])];
  };
  return [...one(1), ...one(-1)];
};
