import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { mirrored } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { skirtPanel } from './dress.ts';

const band = (making: Making, top: number, half: number): Item[] => [
  panel(
    mirrored([
      [0, top - 12],
      [half * 0.6, top - 13],
      [half - 2, top - 6, 1],
      [half * 0.6, top + 6],
      [0, top + 8],
    ]),
    { fill: 'inside', roll: 4, puff: 1, wrinkle: 0, lift: 0 },
  ),
  panel(
    mirrored([
      [0, top + 2],
      [half * 0.6, top],
      [half, top - 6, 1],
      [half + 4, top + 40, 1],
      [half * 0.6, top + 46],
      [0, top + 48],
    ]),
    { ...lying(making, 0.4), roll: 8, puff: 6, lift: 4 },
  ),
];

const pleats = (making: Making, top: number, bottom: number, half: number, hem: number): Item[] => {
  const count = 15;
  const shape = mirrored([
    [0, top],
    [half, top, 1],
    [half + (hem - half) * 0.5, top + (bottom - top) * 0.46],
    [hem, bottom - 12, 1],
    [hem * 0.5, bottom + 6],
    [0, bottom + 10],
  ]);
  const edges = Array.from({ length: count }, (_, i) => (i / (count - 1) - 0.5) * 1.94);
  const folds = edges.map((t) =>
    fold(9, 9, 'none', [t * half, top + 20], [t * (half + hem) * 0.5, (top + bottom) / 2], [t * hem, bottom + 8]),
  );
  return [
    panel(shape, { ...lying(making, 0.6), roll: 14, folds, lift: 2 }),
    ...edges.map((t) =>
      line(
        [
          [t * half - 2, top + 30],
          [t * (half + hem) * 0.5 - 3, (top + bottom) / 2],
          [t * hem - 4, bottom - 1],
        ],
        1.3,
        0.3,
      ),
    ),
  ];
};

const pencil = (making: Making, top: number, bottom: number): Item[] => {
  const shape = mirrored([
    [0, top],
    [136, top, 1],
    [178, top + 130],
    [190, top + 300],
    [168, bottom - 4, 1],
    [90, bottom + 5],
    [0, bottom + 7],
  ]);
  const folds = [-1, 1].flatMap((side) => [
    fold(14, 5, 'both', [side * 160, top + 130], [side * 80, top + 170], [side * 10, top + 160]),
    fold(14, 4, 'both', [side * 176, top + 260], [side * 90, top + 310], [0, top + 300]),
    fold(18, 4, 'both', [side * 110, top + 200], [side * 120, top + 400], [side * 100, bottom - 20]),
  ]);
  return [
    panel(shape, { ...lying(making), roll: 30, folds, lift: 2 }),
    ...both(
      line(
        [
          [70, top + 44],
          [78, top + 130],
        ],
        1.5,
        0.26,
      ),
    ),
    stitch(
      [
        [-166, bottom - 22],
        [0, bottom - 12],
        [166, bottom - 22],
      ],
      0.24,
    ),
  ];
};

const wrap = (making: Making, top: number, bottom: number): Item[] => [
  ...skirtPanel(making, top, bottom, 132, 250, 0.9),
  panel(
    [
      [-96, top + 10, 1],
      [60, top + 6, 1],
      [132, top + 20, 1],
      [196, top + 260],
      [250, bottom - 16, 1],
      [170, bottom + 14],
      [126, bottom - 10, 1],
      [84, top + 330],
      [20, top + 130],
    ],
    {
      ...lying(making),
      turn: 12,
      roll: 16,
      lift: 10,
      folds: [
        fold(16, 8, 'end', [120, top + 20], [140, top + 200], [190, bottom - 60]),
        fold(12, 7, 'end', [100, top + 30], [90, top + 220], [150, bottom - 30]),
      ],
    },
  ),
];

const skirt = (making: Making): Item[] => {
  const { rng, back } = making;
  const [top, bottom] = [210, rng.between(760, 1000)];
  const style = rng.pick(['full', 'pleat', 'pencil', 'wrap'] as const);
  const body =
    style === 'full'
      ? skirtPanel(making, top, bottom, 132, rng.between(290, 350), 1.1)
      : style === 'pleat'
        ? pleats(making, top, bottom, 132, 300)
        : style === 'wrap' && !back
          ? wrap(making, top, bottom)
          : pencil(making, top, Math.min(bottom, 860));
  const zip = back
    ? [
        line(
          [
            [0, top + 10],
            [0, top + 210],
          ],
          2.2,
          0.45,
        ),
        dot([0, top + 20], 5, 'rivet', '#c9c2b4'),
      ]
    : rng.chance(0.4)
      ? [dot([104, top + 22], 9)]
      : [];
  return [...body, ...band(making, top, 132), ...zip];
};

export const SKIRT: Goods = { make: skirt, focus: [10, 380, 400], cloth: true };
