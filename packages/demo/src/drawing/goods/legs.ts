import { both, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { flip, mirrored } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { bends, fold, lying } from './making.ts';
import type { Making } from './making.ts';

/** Half measures; heights from the top of the sheet. */
export type Legs = {
  waist: number;
  top: number;
  hip: number;
  hipY: number;
  crotchY: number;
  hem: number;
  hemY: number;
  spread: number;
  band: number;
};

const leg = (legs: Legs): Pt[] => {
  const { waist, top, hip, hipY, crotchY, hem, hemY, spread } = legs;
  const kneeY = crotchY + (hemY - crotchY) * 0.48;
  const outer = (y: number): number => hip + (spread + hem - hip) * ((y - hipY) / (hemY - hipY)) ** 0.9;
  return [
    [-2, top, 1],
    [waist, top - 3, 1],
    [waist + (hip - waist) * 0.7, top + (hipY - top) * 0.55],
    [hip, hipY],
    [outer(kneeY), kneeY],
    [spread + hem, hemY, 1],
    [spread, hemY + 7],
    [spread - hem, hemY - 1, 1],
    [(spread - hem) * 0.5 + 4, kneeY],
    [6, crotchY + 12, 1],
    [-2, crotchY, 1],
  ];
};

const legFolds = (making: Making, legs: Legs, crease: boolean): ReturnType<typeof bends> => {
  const { rng } = making;
  const { hip, crotchY, hemY, spread, hem } = legs;
  const kneeY = crotchY + (hemY - crotchY) * 0.48;
  return [
    fold(10, 6, 'end', [4, crotchY], [hip * 0.4, crotchY - 20], [hip * 0.86, crotchY - rng.between(30, 70)]),
    fold(9, 5, 'end', [5, crotchY + 8], [hip * 0.42, crotchY + 18], [hip * 0.8, crotchY + rng.between(10, 60)]),
    fold(
      9,
      4,
      'end',
      [6, crotchY + 16],
      [hip * 0.3, crotchY + 80],
      [spread + hem * 0.4, crotchY + rng.between(130, 200)],
    ),
    ...bends(rng, [spread * 0.86, kneeY - 60], [spread * 0.95, kneeY + 70], hem * 0.75, 4, 4.5),
    ...bends(rng, [spread, hemY - 120], [spread, hemY - 30], hem * 0.7, 2, 3.5),
    ...(crease
      ? [fold(7, 7, 'none', [hip * 0.54, legs.top + 70], [hip * 0.55, kneeY], [spread, hemY])]
      : [fold(20, 5, 'both', [hip * 0.5, crotchY], [spread * 0.9, kneeY], [spread, hemY - 20])]),
  ];
};

export const waistband = (making: Making, legs: Legs): Item[] => {
  const { waist, top, band } = legs;
  const shape = mirrored([
    [0, top + 3],
    [waist * 0.6, top + 1],
    [waist + 2, top - 4, 1],
    [waist + 6, top + band, 1],
    [waist * 0.6, top + band + 4],
    [0, top + band + 6],
  ]);
  const loops = [-0.74, -0.3, 0.3, 0.74].map((t) =>
    panel(
      [
        [t * waist - 6, top - 6, 1],
        [t * waist + 6, top - 6, 1],
        [t * waist + 6, top + band + 8, 1],
        [t * waist - 6, top + band + 8, 1],
      ],
      { ...lying(making, 0), roll: 3, puff: 4, lift: 4 },
    ),
  );
  const inside = panel(
    mirrored([
      [0, top - 9],
      [waist * 0.6, top - 10],
      [waist, top - 4, 1],
      [waist * 0.6, top + 8],
      [0, top + 10],
    ]),
    { fill: 'inside', roll: 4, puff: 1, wrinkle: 0, lift: 0 },
  );
  return [inside, panel(shape, { ...lying(making, 0.4), roll: 7, puff: 5, lift: 3 }), ...loops];
};

export const fly = (legs: Legs): Item[] => {
  const { top, band, crotchY } = legs;
  const end = top + (crotchY - top) * 0.72;
  return [
    line(
      [
        [0, top + band],
        [0, crotchY],
      ],
      2,
      0.4,
    ),
    stitch(
      [
        [30, top + band + 4],
        [29, end - 50],
        [16, end - 8],
        [1, end + 4],
      ],
      0.3,
    ),
  ];
};

export const slantPocket = (legs: Legs): Item[] => {
  const { waist, top, band, hip, hipY } = legs;
  const from: Pt = [waist * 0.66, top + band + 4];
  const to: Pt = [hip - 6, hipY - 26];
  return both(
    line([from, [waist * 0.86, (from[1] + to[1]) / 2 + 8], to], 2, 0.36),
    stitch(
      [
        [from[0] - 7, from[1] + 2],
        [waist * 0.83, (from[1] + to[1]) / 2 + 12],
        [to[0] - 4, to[1] + 6],
      ],
      0.26,
    ),
  );
};

export const backPocket = (making: Making, legs: Legs): Item[] => {
  const [x, y] = [legs.hip * 0.5, legs.top + legs.band + 58];
  const shape: Pt[] = [
    [x - 46, y, 1],
    [x + 48, y - 6, 1],
    [x + 44, y + 86, 1],
    [x, y + 108, 1],
    [x - 42, y + 90, 1],
  ];
  return both(
    panel(shape, { ...lying(making, 0.5), roll: 4, puff: 4, lift: 3 }),
    stitch(
      [
        [x - 40, y + 12],
        [x + 42, y + 7],
      ],
      0.3,
    ),
    stitch(
      [
        [x - 36, y + 82],
        [x, y + 99],
        [x + 38, y + 79],
      ],
      0.3,
    ),
  );
};

export const pair = (making: Making, legs: Legs, crease: boolean): Item[] => {
  const one = leg(legs);
  const left = panel(one.map(flip).reverse(), {
    ...lying(making),
    turn: 3,
    roll: 26,
    folds: legFolds(making, legs, crease).map((each) => ({ ...each, line: each.line.map(flip) })),
    lift: 0,
  });
  return [left, panel(one, { ...lying(making), turn: -3, roll: 26, folds: legFolds(making, legs, crease), lift: 3 })];
};

export const cuffs = (making: Making, legs: Legs, depth: number): Item[] => {
  const { spread, hem, hemY } = legs;
  return both(
    panel(
      [
        [spread - hem - 3, hemY - depth, 1],
        [spread, hemY - depth + 5],
        [spread + hem + 3, hemY - depth, 1],
        [spread + hem + 3, hemY + 1, 1],
        [spread, hemY + 8],
        [spread - hem - 3, hemY, 1],
      ],
      { ...lying(making, 0.6), roll: 8, puff: 5, lift: 4 },
    ),
  );
};

export const hems = ({ spread, hem, hemY }: Legs, rise: number): Item[] =>
  both(
    stitch(
      [
        [spread - hem + 2, hemY - rise],
        [spread, hemY - rise + 6],
        [spread + hem - 2, hemY - rise],
      ],
      0.26,
    ),
  );
