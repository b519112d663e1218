import { dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { carried } from '../core/items.ts';
import { placed, pts } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold } from './making.ts';
import type { Goods, Making } from './making.ts';
import { sneaker } from './sneaker.ts';
import { SOLE, skin } from './leather.ts';

const pump = (making: Making): Item[] => {
  const { rng } = making;
  const high = rng.between(80, 190);
  const seat = 800 - high;
  const upper: Pt[] = [
    [-352, 792, 1],
    [-338, 752],
    [-270, 712],
    [-170, 672, 1],
    [-60, seat - 10],
    [80, seat - 58],
    [190, seat - 104],
    [262, seat - 168, 1],
    [290, seat - 90],
    [282, seat - 4, 1],
    [190, seat + 14],
    [40, 790 - high * 0.42],
    [-110, 798, 1],
  ];
  const heel: Pt[] = rng.chance(0.5)
    ? [
        [282, seat - 6, 1],
        [272, 700],
        [262, 806, 1],
        [232, 806, 1],
        [226, 720],
        [186, seat + 14, 1],
      ]
    : [
        [284, seat - 6, 1],
        [282, 806, 1],
        [196, 806, 1],
        [178, seat + 14, 1],
      ];
  const lining: Pt[] = [
    [-168, 674, 1],
    [-60, seat - 10],
    [80, seat - 58],
    [190, seat - 104],
    [262, seat - 168, 1],
    [210, seat - 144],
    [80, seat - 92],
    [-60, seat - 36],
    [-130, 644],
  ];
  const bow = rng.chance(0.4)
    ? [
        panel(pts('-176 676, -230 640, -246 690, -200 704'), { ...skin(making), roll: 16, puff: 9 }),
        panel(pts('-176 676, -118 636, -104 676, -140 700'), { ...skin(making), roll: 16, puff: 9 }),
        dot([-176, 678], 10, 'bead'),
      ]
    : [];
  return [
    panel(lining, { fill: '#d9c3a5', roll: 12, puff: 3, wrinkle: 0.5 }),
    panel(heel, { ...skin(making), roll: 22, puff: 14 }),
    panel(
      [
        [-352, 790, 1],
        [-110, 797],
        [40, 790 - high * 0.42],
        [190, seat + 13, 1],
        [188, seat + 24, 1],
        [40, 802 - high * 0.42],
        [-112, 810],
        [-346, 806, 1],
      ],
      { fill: SOLE, roll: 4, puff: 3, wrinkle: 0, lift: 2 },
    ),
    panel(upper, { ...skin(making), folds: [fold(16, 5, 'both', [-140, 720], [-120, 760], [-130, 790])] }),
    stitch(
      [
        [-164, 684],
        [-60, seat],
        [80, seat - 48],
        [190, seat - 94],
        [256, seat - 156],
      ],
      0.24,
    ),
    ...bow,
  ];
};

const loafer = (making: Making): Item[] => {
  const leather = skin(making);
  const upper: Pt[] = pts(
    '-350 788c, -346 736, -290 690, -190 650c, -130 604, -70 590c, 60 640, 180 640, 262 576c, 290 640, 288 784c, 0 796',
  );
  const apron: Pt[] = pts('-312 704c, -250 680, -190 652c, -130 606, -72 592c, -96 660, -190 712, -290 724');
  const strapShape: Pt[] = pts('-156 628c, -76 588c, -20 700, 10 790c, -66 792c, -96 706');
  return [
    panel(pts('-70 592, 60 642, 180 642, 262 580, 170 590, 40 600'), { fill: '#c9a981', roll: 12, puff: 3 }),
    panel(upper, leather),
    panel(apron, { ...leather, roll: 22, puff: 12, lift: 4 }),
    stitch(pts('-306 716, -200 704, -106 658'), 0.34),
    panel(strapShape, { ...leather, roll: 16, puff: 9, lift: 5 }),
    line(
      [
        [-132, 640],
        [-96, 622],
      ],
      9,
      '#c7a253',
    ),
    dot([-134, 640], 8, 'rivet', '#c7a253'),
    dot([-94, 622], 8, 'rivet', '#c7a253'),
    panel(pts('-356 782c, 0 792, 292 780c, 294 804c, 60 812, -348 808c'), {
      fill: SOLE,
      roll: 6,
      puff: 4,
      wrinkle: 0,
      lift: 3,
    }),
    panel(pts('176 804c, 294 800c, 290 846c, 184 846c'), { fill: SOLE, roll: 8, puff: 5, wrinkle: 0, lift: 2 }),
  ];
};

/** The second of a pair, standing behind. */
const paired = (items: Item[]): Item[] => [
  ...items.map((item) => carried(item, placed(64, -168, 0, 0.94))),
  ...items.map((item) => carried(item, placed(-20, 30))),
];

const shoe = (making: Making): Item[] => {
  const style = making.rng.pick([pump, sneaker, loafer]);
  return paired(style(making));
};

export const SHOE: Goods = { make: shoe, focus: [-100, 660, 360], cloth: false };
