import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { mirrored } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, hanging, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';

export const bodiceCut = ({ rng, back }: Making, waistY: number): Cut => ({
  neck: rng.between(70, 96),
  neckY: 176,
  neckDepth: back ? 26 : rng.between(60, 150),
  neckV: !back && rng.chance(0.55),
  shoulder: 150,
  shoulderY: 200,
  chest: 142,
  armY: 336,
  waist: 118,
  waistY: waistY - 40,
  hem: 112,
  hemY: waistY,
  hemDip: 4,
});

/** A skirt from a waist to a wavy hem; fuller skirts hang in deeper folds. */
export const skirtPanel = (
  making: Making,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  depth = 1,
): Item[] => {
  const { rng } = making;
  const waves = Math.max(3, Math.round(hem / 62));
  const edge = Array.from({ length: waves * 2 }, (_, i): Pt => {
    const t = (i + (i ? rng.between(-0.25, 0.25) : 0)) / (waves * 2);
    const [x, y] = [
      hem * (1 - t),
      bottom + Math.sin(t * 1.57) * 24 + (i % 2 ? 2.2 : -1.6) * rng.between(0.3, 1.2) - (i === 0 ? 6 : 0),
    ];
    return i === 0 ? [x, y, 1] : [x, y];
  });
  const shape = mirrored([
    [0, top],
    [waist, top - 2, 1],
    [waist + (hem - waist) * 0.32, top + (bottom - top) * 0.26],
    [waist + (hem - waist) * 0.72, top + (bottom - top) * 0.64],
    ...edge,
    [0, bottom + 18],
  ]);
  const count = Math.round(hem / 17);
  const folds = hanging(
    rng,
    count,
    (t) => [(t - 0.5) * 2 * waist, top + 4],
    (t) => [(t - 0.5) * 2 * hem * 0.97, bottom + 4],
    9 * depth,
    13,
  );
  const gathers = Array.from({ length: 13 }, (_, i) =>
    fold(
      6,
      rng.between(3, 6) * depth,
      'end',
      [(i - 6) * (waist / 6.6), top],
      [(i - 6) * (waist / 6), top + 40],
      [(i - 6) * (waist / 5.4), top + rng.between(60, 130)],
    ),
  );
  const stitched: Pt[] = [
    [-hem * 0.96, bottom - 22],
    [-hem * 0.5, bottom + 1],
    [0, bottom + 6],
    [hem * 0.5, bottom + 1],
    [hem * 0.96, bottom - 22],
  ];
  return [
    panel(shape, { ...lying(making, 1.1), roll: 24, folds: [...folds, ...gathers], lift: 2 }),
    stitch(stitched, 0.2),
  ];
};

const straps = (making: Making, cut: Cut): Item[] =>
  both(
    panel(
      [
        [62, cut.neckY - 26, 1],
        [74, cut.neckY - 28, 1],
        [100, cut.neckY + 80, 1],
        [86, cut.neckY + 84, 1],
      ],
      { ...lying(making, 0), roll: 5, puff: 4 },
    ),
  );

const slipBodice = (cut: Cut): Pt[] =>
  mirrored([
    [0, cut.neckY + 116, 1],
    [44, cut.neckY + 96],
    [92, cut.neckY + 74, 1],
    [118, cut.neckY + 110],
    [138, cut.armY - 6, 1],
    [cut.waist, cut.waistY],
    [cut.hem, cut.hemY, 1],
    [0, cut.hemY + 4],
  ]);

const belt = (making: Making, y: number, half: number): Item[] => [
  panel(
    [
      [-half - 3, y - 15, 1],
      [0, y - 11],
      [half + 3, y - 15, 1],
      [half + 4, y + 15, 1],
      [0, y + 20],
      [-half - 4, y + 15, 1],
    ],
    { ...lying(making, 0.4), roll: 7, puff: 5, lift: 5 },
  ),
  panel(
    [
      [18, y + 10, 1],
      [34, y + 120],
      [26, y + 232, 1],
      [50, y + 236, 1],
      [56, y + 110],
      [40, y + 8, 1],
    ],
    { ...lying(making, 0.6), turn: 6, roll: 7, lift: 7 },
  ),
  panel(
    [
      [8, y - 15],
      [40, y - 15],
      [42, y + 18],
      [8, y + 19],
    ],
    { ...lying(making, 0.3), roll: 9, lift: 5 },
  ),
];

const darts = (cut: Cut): Item[] =>
  both(
    line(
      [
        [cut.hem * 0.5, cut.hemY - 4],
        [cut.hem * 0.56, cut.hemY - 100],
      ],
      1.5,
      0.24,
    ),
  );

const dress = (making: Making): Item[] => {
  const { rng, back } = making;
  const style = rng.pick(['slip', 'shortSleeve', 'longSleeve', 'sleeveless'] as const);
  const waistY = style === 'slip' ? 520 : rng.between(500, 540);
  const cut = bodiceCut(making, waistY);
  const [length, hem] = [rng.between(900, 1060), rng.between(210, 305)];
  const arm =
    style === 'longSleeve'
      ? { length: 440, angle: 17, cuff: 64, belly: 24 }
      : { length: rng.between(120, 180), angle: 36, cuff: 108, belly: 16 };
  const top: Item[] =
    style === 'slip'
      ? [
          ...straps(making, cut),
          panel(slipBodice(cut), { ...lying(making), roll: 20, folds: bodyFolds(making, cut, 0.8) }),
        ]
      : [
          ...(style === 'sleeveless' ? [] : sleeves(making, cut, arm, style === 'longSleeve' ? { cuff: 34 } : {})),
          ...(back ? [] : insideNeck(cut, 14)),
          panel(bodyOutline(cut), { ...lying(making), roll: 20, folds: bodyFolds(making, cut, 0.9) }),
          ...darts(cut),
        ];
  const closing = back
    ? [
        line(
          [
            [0, cut.neckY + 30],
            [0, waistY + 170],
          ],
          2,
          0.4,
        ),
        stitch(
          [
            [7, cut.neckY + 34],
            [7, waistY + 170],
          ],
          0.24,
        ),
        dot([0, cut.neckY + 36], 4, 'rivet', '#c9c2b4'),
      ]
    : [];
  return [
    ...skirtPanel(making, waistY - 4, length, 112, hem),
    ...top,
    line(
      [
        [-112, waistY],
        [0, waistY + 5],
        [112, waistY],
      ],
      1.8,
      0.36,
    ),
    ...closing,
    ...(!back && rng.chance(0.45) ? belt(making, waistY, 112) : []),
  ];
};

export const DRESS: Goods = { make: dress, focus: [10, 400, 380], cloth: true };
