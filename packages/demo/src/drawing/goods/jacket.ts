import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { mirrored, pts } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';

const zip = (top: number, bottom: number): Item[] => [
  panel(
    [
      [-9, top, 1],
      [9, top, 1],
      [9, bottom, 1],
      [-9, bottom, 1],
    ],
    { fill: '#3b3a3d', roll: 3, puff: 2, wrinkle: 0, lift: 2 },
  ),
  line(
    [
      [0, top],
      [0, bottom],
    ],
    7,
    '#b9b5ad',
    { dash: '2.4 2.2' },
  ),
  dot([0, top + 16], 7, 'rivet', '#c4beb2'),
  line(
    [
      [0, top + 20],
      [1, top + 48],
    ],
    6,
    '#c4beb2',
  ),
];

const quilting = (cut: Cut): Item[] =>
  Array.from({ length: 7 }, (_, i): Item => {
    const y = cut.armY - 40 + i * 62;
    return stitch(
      [
        [-cut.waist, y - 8],
        [0, y + 4],
        [cut.waist, y - 8],
      ],
      0.3,
    );
  });

const quiltFolds = (cut: Cut): ReturnType<typeof fold>[] =>
  Array.from({ length: 7 }, (_, i) =>
    fold(
      9,
      -9,
      'none',
      [-cut.waist, cut.armY - 48 + i * 62],
      [0, cut.armY - 36 + i * 62],
      [cut.waist, cut.armY - 48 + i * 62],
    ),
  );

const jacket = (making: Making): Item[] => {
  const { rng, back, fabric } = making;
  const quilted = fabric !== 'denim' && fabric !== 'leather' && rng.chance(0.4);
  const trucker = fabric === 'denim';
  const cut: Cut = {
    neck: 70,
    neckY: 252,
    neckDepth: back ? 12 : 40,
    shoulder: 206,
    shoulderY: 292,
    chest: 204,
    armY: 478,
    waist: 198,
    waistY: 680,
    hem: 190,
    hemY: 838,
    hemDip: 6,
  };
  const soft: Making = { ...making, hand: { ...making.hand, puff: quilted ? 16 : 11 } };
  const arms = sleeves(soft, cut, { length: 530, angle: 15, cuff: 92, belly: 16 }, { cuff: 50, wrinkles: 1.5 });
  const body = panel(bodyOutline(cut), {
    ...lying(soft),
    roll: 30,
    folds: [...bodyFolds(making, cut, 1.2), ...(quilted ? quiltFolds(cut) : [])],
  });
  const collarShape: Pt[] = [
    [3, cut.neckY + cut.neckDepth + 6, 1],
    [50, cut.neckY + 10],
    [64, cut.neckY - 26, 1],
    [100, cut.neckY + 24],
    [104, cut.neckY + 84, 1],
    [60, cut.neckY + 90],
  ];
  const waistband = panel(
    mirrored([
      [0, cut.hemY - 6],
      [cut.hem + 2, cut.hemY - 12, 1],
      [cut.hem - 2, cut.hemY + 46, 1],
      [0, cut.hemY + 56],
    ]),
    { ...lying(soft, 0.5), roll: 10, puff: 7, lift: 4 },
  );
  const pockets = trucker
    ? both(
        panel(pts('58 452c, 142 446c, 142 486c, 100 508c, 60 490c'), { ...lying(making, 0.4), roll: 5, lift: 5 }),
        dot([100, 490], 7, 'rivet', '#b98a54'),
        line(
          [
            [64, 520],
            [82, 820],
          ],
          1.8,
          0.4,
        ),
        line(
          [
            [140, 516],
            [128, 820],
          ],
          1.8,
          0.4,
        ),
        stitch(
          [
            [70, 520],
            [88, 820],
          ],
          '#c98d4a',
        ),
      )
    : both(
        line(
          [
            [84, 640],
            [146, 740],
          ],
          7,
          0.5,
        ),
        stitch(
          [
            [78, 646],
            [140, 748],
          ],
          0.3,
        ),
      );
  const closing = trucker
    ? [
        line(
          [
            [14, 290],
            [14, 880],
          ],
          2,
          0.4,
        ),
        stitch(
          [
            [-14, 300],
            [-14, 880],
          ],
          '#c98d4a',
        ),
        ...[0, 1, 2, 3, 4, 5].map((i) => dot([0, 330 + i * 104], 9, 'rivet', '#b98a54')),
      ]
    : zip(cut.neckY + cut.neckDepth, cut.hemY + 46);
  if (back)
    return [
      ...arms,
      body,
      ...(quilted ? quilting(cut) : []),
      line(pts('-196 400, 0 412, 196 400'), 2, 0.36),
      waistband,
      panel(
        mirrored([
          [0, cut.neckY - 40],
          [60, cut.neckY - 34],
          [90, cut.neckY + 20, 1],
          [0, cut.neckY + 36],
        ]),
        { ...lying(soft, 0.3), roll: 10, lift: 7 },
      ),
    ];
  return [
    ...arms,
    ...insideNeck(cut, 24),
    body,
    ...(quilted ? quilting(cut) : []),
    waistband,
    ...pockets,
    ...closing,
    panel(
      mirrored([
        [0, cut.neckY - 44],
        [50, cut.neckY - 40],
        [66, cut.neckY - 24, 1],
        [40, cut.neckY - 6],
        [0, cut.neckY - 8],
      ]),
      { ...lying(soft, 0.3), roll: 8, lift: 3 },
    ),
    ...both(panel(collarShape, { ...lying(soft, 0.4), roll: 9, turn: 30, lift: 8 })),
  ];
};

export const JACKET: Goods = { make: jacket, focus: [20, 380, 400], cloth: true };
