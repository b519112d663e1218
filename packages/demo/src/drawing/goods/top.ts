import { line, panel, stitch } from '../core/items.ts';
import type { Fold, Item } from '../core/items.ts';
import { flip, mirrored } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold } from './making.ts';
import type { Making } from './making.ts';

/** Half measures of an upper garment; lengths from the centre line, heights from the top of the sheet. */
export type Cut = {
  neck: number;
  neckY: number;
  neckDepth: number;
  neckV?: boolean;
  shoulder: number;
  shoulderY: number;
  chest: number;
  armY: number;
  waist: number;
  waistY: number;
  hem: number;
  hemY: number;
  hemDip?: number;
  vent?: boolean;
};

const neckline = (cut: Cut): Pt[] =>
  cut.neckV
    ? [
        [0, cut.neckY + cut.neckDepth, 1],
        [cut.neck * 0.62, cut.neckY + cut.neckDepth * 0.36],
        [cut.neck, cut.neckY, 1],
      ]
    : [
        [0, cut.neckY + cut.neckDepth],
        [cut.neck * 0.58, cut.neckY + cut.neckDepth * 0.74],
        [cut.neck, cut.neckY, 1],
      ];

/** The outline of a body from neck to hem. */
export const bodyOutline = (cut: Cut): Pt[] => {
  const drop = cut.armY - cut.shoulderY;
  const arm: Pt[] = [
    [cut.shoulder, cut.shoulderY, 1],
    [cut.shoulder - 9, cut.shoulderY + drop * 0.55],
    [cut.chest, cut.armY, 1],
  ];
  const side: Pt[] = [
    [cut.waist, cut.waistY],
    [cut.hem, cut.hemY - (cut.vent ? 26 : 0), 1],
  ];
  const dip = cut.hemDip ?? 8;
  const hem: Pt[] = cut.vent
    ? [
        [cut.hem * 0.72, cut.hemY + dip * 0.7],
        [0, cut.hemY + dip],
      ]
    : [
        [cut.hem * 0.5, cut.hemY + dip * 0.75],
        [0, cut.hemY + dip],
      ];
  return mirrored([...neckline(cut), ...arm, ...side, ...hem]);
};

/** Folds of a body lying flat: from the armpits inward, and down from the chest. */
export const bodyFolds = (making: Making, cut: Cut, strength = 1): Fold[] => {
  const { rng } = making;
  const pull = (side: number): Fold[] => [
    fold(
      11,
      6 * strength,
      'end',
      [side * cut.chest * 0.97, cut.armY + 4],
      [side * cut.chest * 0.72, cut.armY + rng.between(24, 60)],
      [side * cut.chest * 0.42, cut.armY + rng.between(30, 120)],
    ),
    fold(
      8,
      4 * strength,
      'end',
      [side * cut.chest * 0.96, cut.armY + 12],
      [side * cut.chest * 0.8, cut.armY + rng.between(80, 130)],
      [side * cut.waist * 0.66, cut.waistY - rng.between(0, 60)],
    ),
    fold(
      15,
      -5 * strength,
      'both',
      [side * cut.shoulder * 0.72, cut.shoulderY + 30],
      [side * cut.chest * 0.62, cut.armY + 40],
      [side * cut.waist * rng.between(0.5, 0.7), cut.waistY],
    ),
  ];
  const fall = Array.from({ length: 5 }, (_, i) => {
    const x = cut.hem * (-0.76 + i * 0.38 + rng.between(-0.12, 0.12));
    return fold(
      rng.between(12, 22),
      rng.between(3, 6) * strength * (rng.chance(0.5) ? 1 : -1),
      'both',
      [x * 0.9, cut.waistY - rng.between(20, 120)],
      [x + rng.between(-10, 10), cut.waistY + 60],
      [x * 1.05, cut.hemY - rng.between(8, 60)],
    );
  });
  return [...pull(1), ...pull(-1), ...fall];
};

/** The inside of the back seen through the neck opening, with its label. */
export const insideNeck = (cut: Cut, rise: number, label = true): Item[] => {
  const outline = mirrored([
    [0, cut.neckY - rise],
    [cut.neck * 0.6, cut.neckY - rise * 0.9],
    [cut.neck + 2, cut.neckY, 1],
    [cut.neck * 0.8, cut.neckY + cut.neckDepth + 12],
    [0, cut.neckY + cut.neckDepth + 22],
  ]);
  const tag: Item[] = label
    ? [
        panel(
          [
            [-17, cut.neckY - rise + 12, 1],
            [17, cut.neckY - rise + 12, 1],
            [17, cut.neckY - rise + 40, 1],
            [-17, cut.neckY - rise + 40, 1],
          ],
          { fill: '#f4f0e8', roll: 2, puff: 1, wrinkle: 0, lift: 3 },
        ),
        line(
          [
            [-8, cut.neckY - rise + 26],
            [8, cut.neckY - rise + 26],
          ],
          2.2,
          '#6b655f',
        ),
      ]
    : [];
  return [
    panel(outline, { fill: 'inside', roll: 8, puff: 2, wrinkle: 1, lift: 0 }),
    line(
      [
        [-cut.neck * 0.93, cut.neckY + 8],
        [0, cut.neckY - rise + 13],
        [cut.neck * 0.93, cut.neckY + 8],
      ],
      1.6,
      0.5,
      { opacity: 0.5 },
    ),
    ...tag,
  ];
};

/** A stitched hem following the bottom of the cut. */
export const hemStitch = (cut: Cut, rise = 16): Item => {
  const dip = cut.hemDip ?? 8;
  const half: Pt[] = [
    [cut.hem * 0.975, cut.hemY - rise - (cut.vent ? 24 : 0)],
    [cut.hem * 0.6, cut.hemY - rise + dip * 0.7],
    [0, cut.hemY - rise + dip],
  ];
  return stitch([...half, ...half.slice(0, -1).reverse().map(flip)]);
};
