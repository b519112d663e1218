import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { mirrored } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, hemStitch, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';

export const cutOf = ({ rng }: Making, ease = 0): Cut => {
  const hemY = rng.between(890, 945);
  return {
    neck: 62,
    neckY: 222,
    neckDepth: 64,
    neckV: true,
    shoulder: 208 + ease,
    shoulderY: 272,
    chest: 204 + ease,
    armY: 448,
    waist: 194 + ease * 1.2 + rng.between(-4, 6),
    waistY: 660,
    hem: 206 + ease * 1.3,
    hemY,
    hemDip: rng.between(18, 34),
    vent: true,
  };
};

/** Two leaves of a folded collar, points out, over a stand. */
const collar = (making: Making, cut: Cut, spread: number, drop: number): Item[] => {
  const { neck, neckY, neckDepth } = cut;
  const leaf: Pt[] = [
    [4, neckY + neckDepth - 4, 1],
    [neck * 0.5, neckY + 14],
    [neck * 0.92, neckY - 22, 1],
    [neck + 16, neckY + 6],
    [neck + spread * 0.7, neckY + drop * 0.62],
    [neck * 0.62 + spread, neckY + drop, 1],
  ];
  const edge: Pt[] = [
    [10, neckY + neckDepth + 4],
    [neck * 0.62 + spread - 8, neckY + drop - 10, 1],
    [neck + spread * 0.62, neckY + drop * 0.54],
    [neck + 8, neckY + 4],
  ];
  const back = mirrored([
    [0, neckY - 40],
    [neck * 0.6, neckY - 36],
    [neck * 0.95, neckY - 22, 1],
    [neck * 0.7, neckY - 6],
    [0, neckY - 10],
  ]);
  return [
    panel(back, { ...lying(making, 0.3), roll: 10, lift: 3 }),
    ...both(panel(leaf, { ...lying(making, 0.3), turn: 34, roll: 8, lift: 8 }), stitch(edge, 0.28)),
  ];
};

const placket = (making: Making, cut: Cut, width: number, count: number): Item[] => {
  const [top, bottom] = [cut.neckY + cut.neckDepth - 6, cut.hemY + (cut.hemDip ?? 0) - 1];
  const strip: Pt[] = [
    [-width, top, 1],
    [width, top, 1],
    [width, bottom, 1],
    [-width, bottom, 1],
  ];
  const gap = (bottom - top - 70) / (count - 1);
  const buttons = Array.from({ length: count }, (_, i) =>
    dot([0, top + 22 + gap * i], 8.5, 'button', making.rng.chance(0.2) ? 'extra' : '#efe9dd'),
  );
  const seams = [-width + 5, width - 5].map((x) =>
    stitch(
      [
        [x, top + 10],
        [x, bottom - 4],
      ],
      0.26,
    ),
  );
  const lie = [0.24, 0.52, 0.78].map((t) =>
    fold(
      12,
      3,
      'both',
      [-width, top + (bottom - top) * t - 20],
      [0, top + (bottom - top) * t],
      [width, top + (bottom - top) * t + 12],
    ),
  );
  return [panel(strip, { ...lying(making, 0.6), roll: 5, puff: 4, lift: 4, folds: lie }), ...seams, ...buttons];
};

const pocket = (making: Making, x: number, y: number): Item[] => {
  const shape: Pt[] = [
    [x - 42, y, 1],
    [x + 42, y, 1],
    [x + 42, y + 88, 1],
    [x, y + 106, 1],
    [x - 42, y + 88, 1],
  ];
  const inner: Pt[] = [
    [x - 37, y + 14, 1],
    [x - 37, y + 84, 1],
    [x, y + 100, 1],
    [x + 37, y + 84, 1],
    [x + 37, y + 14, 1],
  ];
  return [
    panel(shape, { ...lying(making, 0.5), roll: 4, puff: 3, lift: 3 }),
    stitch(inner, 0.2),
    stitch(
      [
        [x - 41, y + 16],
        [x + 41, y + 16],
      ],
      0.28,
    ),
  ];
};

const yoke = (cut: Cut): Item[] => [
  ...both(
    line(
      [
        [cut.neck + 6, cut.neckY + 28],
        [cut.shoulder * 0.6, cut.shoulderY + 12],
        [cut.shoulder - 6, cut.shoulderY + 28],
      ],
      1.6,
      0.3,
    ),
  ),
];

const backOf = (making: Making, cut: Cut): Item[] => {
  const y = cut.shoulderY + 66;
  const high: Cut = { ...cut, neckDepth: 10, neckV: false, neckY: cut.neckY - 4 };
  const pleat = fold(9, 6, 'end', [-12, y], [-14, y + 160], [-8, y + 380]);
  const pleat2 = fold(9, -6, 'end', [12, y], [14, y + 160], [8, y + 380]);
  return [
    panel(bodyOutline(high), { ...lying(making), roll: 22, folds: [...bodyFolds(making, cut), pleat, pleat2] }),
    line(
      [
        [-cut.shoulder + 3, y - 14],
        [0, y],
        [cut.shoulder - 3, y - 14],
      ],
      2,
      0.36,
    ),
    stitch(
      [
        [-cut.shoulder + 4, y - 7],
        [0, y + 7],
        [cut.shoulder - 4, y - 7],
      ],
      0.26,
    ),
    line(
      [
        [-12, y + 3],
        [-12, y + 60],
      ],
      1.6,
      0.3,
    ),
    line(
      [
        [12, y + 3],
        [12, y + 60],
      ],
      1.6,
      0.3,
    ),
    hemStitch(cut),
    panel(
      mirrored([
        [0, cut.neckY - 44],
        [cut.neck * 0.7, cut.neckY - 40],
        [cut.neck + 8, cut.neckY + 6, 1],
        [cut.neck * 0.6, cut.neckY + 20],
        [0, cut.neckY + 26],
      ]),
      { ...lying(making, 0.3), roll: 10, lift: 7 },
    ),
  ];
};

const shirt = (making: Making): Item[] => {
  const { rng, back } = making;
  const cut = cutOf(making);
  const short = rng.chance(0.3);
  const arm = short
    ? { length: 250, angle: 30, cuff: 132 }
    : { length: 600, angle: rng.between(13, 18), cuff: 78, belly: 12 };
  const arms = sleeves(making, cut, arm, short ? { cuff: 24 } : { cuff: 54 });
  if (back) return [...arms, ...backOf(making, cut)];
  return [
    ...arms,
    ...insideNeck(cut, 22),
    panel(bodyOutline(cut), { ...lying(making), roll: 22, folds: bodyFolds(making, cut) }),
    ...yoke(cut),
    hemStitch(cut),
    ...placket(making, cut, 17, 7),
    ...(rng.chance(0.75) ? pocket(making, 98, 420) : []),
    ...(rng.chance(0.3) ? pocket(making, -98, 420) : []),
    ...collar(making, cut, rng.between(24, 48), rng.between(88, 112)),
  ];
};

export const SHIRT: Goods = { make: shirt, focus: [20, 350, 400], cloth: true };
