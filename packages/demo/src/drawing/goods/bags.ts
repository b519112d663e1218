import { both, dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { mirrored, pts, rounded, strip } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';

const GOLD = '#c7a253';

const hide = (making: Making): ReturnType<typeof lying> => ({
  ...lying(making, 0.55),
  puff: 15,
  gloss: Math.max(0.14, making.hand.gloss),
});

const ring = (x: number, y: number, radius: number): Item =>
  line(
    [
      [x - radius, y],
      [x, y - radius],
      [x + radius, y],
      [x, y + radius],
    ],
    6,
    GOLD,
    { closed: true },
  );

const topHandle = (making: Making, half: number, top: number, rise: number): Item[] => [
  panel(
    strip(
      [
        [-half, top + 34],
        [-half * 1.02, top - rise * 0.4],
        [-half * 0.6, top - rise * 0.94],
        [0, top - rise * 1.08],
        [half * 0.6, top - rise * 0.94],
        [half * 1.02, top - rise * 0.4],
        [half, top + 34],
      ],
      30,
    ),
    { ...hide(making), roll: 15, lift: 12 },
  ),
];

const satchel = (making: Making): Item[] => {
  const { rng } = making;
  const [top, bottom] = [450, 900];
  const body = mirrored([
    [0, top],
    [236, top + 4, 1],
    [262, top + 40],
    [300, bottom - 40],
    [284, bottom, 1],
    [140, bottom + 10],
    [0, bottom + 12],
  ]);
  const reach = rng.between(200, 300);
  const flap = mirrored([
    [0, top - 10],
    [230, top - 8, 1],
    [254, top + 14],
    [262, top + reach * 0.7],
    [212, top + reach, 1],
    [90, top + reach + 14],
    [0, top + reach + 18],
  ]);
  const inner = mirrored([
    [0, top + reach + 4],
    [88, top + reach],
    [204, top + reach - 12, 1],
    [250, top + reach * 0.68],
    [244, top + 22],
  ]).slice(0, 5);
  const clasp: Item[] = [
    panel(rounded(-30, top + reach - 16, 60, 50, 12), {
      fill: GOLD,
      roll: 9,
      puff: 9,
      wrinkle: 0,
      gloss: 0.7,
      lift: 7,
    }),
    line(
      [
        [-12, top + reach + 9],
        [12, top + reach + 9],
      ],
      5,
      '#7d5f24',
    ),
  ];
  return [
    ...topHandle(making, 120, top, rng.between(130, 220)),
    panel(body, {
      ...hide(making),
      roll: 40,
      folds: [fold(24, 6, 'both', [-200, bottom - 60], [0, bottom - 36], [200, bottom - 60])],
    }),
    stitch(
      mirrored([
        [0, bottom - 2],
        [140, bottom - 4],
        [272, bottom - 12, 1],
        [286, bottom - 46],
        [256, top + 60],
      ]).slice(0, 5),
      0.26,
    ),
    panel(flap, { ...hide(making), roll: 30, lift: 14 }),
    stitch(inner, 0.28),
    stitch(
      inner.map(([x, y]): Pt => [-x, y]),
      0.28,
    ),
    ...both(ring(120, top + 22, 16), dot([120, top + 60], 7, 'rivet', GOLD)),
    ...clasp,
  ];
};

const bucket = (making: Making): Item[] => {
  const body = mirrored(pts('0 430, 150 424, 220 440c, 248 640, 232 880c, 120 908, 0 914'));
  const gathers = Array.from({ length: 11 }, (_, i) =>
    fold(11, 9, 'end', [(i - 5) * 40, 430], [(i - 5) * 43, 540], [(i - 5) * 40, 640]),
  );
  const cord = (side: number): Item =>
    panel(
      strip(
        [
          [side * 20, 496],
          [side * 44, 590],
          [side * 34, 690],
        ],
        10,
      ),
      { ...hide(making), fill: 'extra', roll: 5, lift: 8 },
    );
  return [
    panel(strip(pts('-196 470, -210 250, -60 130, 120 190, 206 330, 198 470'), 26), {
      ...hide(making),
      fill: 'extra',
      roll: 12,
      lift: 12,
    }),
    panel(mirrored(pts('0 410, 140 412, 218 438c, 120 456, 0 460')), { fill: 'inside', roll: 12, puff: 4 }),
    panel(body, { ...hide(making), roll: 54, puff: 24, folds: gathers }),
    panel(mirrored(pts('0 836, 130 830, 240 806c, 232 882c, 120 910, 0 916')), {
      ...hide(making),
      fill: 'extra',
      roll: 16,
      lift: 4,
    }),
    stitch(pts('-236 816, 0 846, 236 816'), 0.3),
    ...Array.from({ length: 8 }, (_, i) => dot([(i - 3.5) * 56, 492 + Math.abs(i - 3.5) * -2], 8, 'hole')),
    line(pts('-206 490, 0 504, 206 490'), 7, 'extra'),
    cord(-1),
    cord(1),
  ];
};

const shoulder = (making: Making): Item[] => {
  const body = mirrored(pts('0 610, 150 600, 268 548c, 316 640, 290 800, 190 870, 0 884'));
  return [
    panel(strip(pts('-280 590, -230 400, -110 290, 20 262, 150 300, 240 410, 280 590'), 44), {
      ...hide(making),
      roll: 20,
      lift: 14,
    }),
    panel(body, {
      ...hide(making),
      roll: 70,
      puff: 34,
      folds: [
        fold(20, 8, 'both', [-220, 640], [-80, 720], [60, 700]),
        fold(16, 7, 'both', [240, 640], [160, 700], [60, 720]),
        fold(18, 6, 'both', [-160, 820], [0, 790], [160, 820]),
      ],
    }),
    line(pts('-262 566, -150 614, 0 624, 150 614, 262 566'), 7, GOLD, { dash: '3 2.4' }),
    stitch(pts('-258 584, -150 630, 0 640, 150 630, 258 584'), 0.28),
    dot([-256, 572], 9, 'rivet', GOLD),
    ...both(ring(276, 574, 20)),
    stitch(pts('-280 780, -180 852, 0 868, 180 852, 280 780'), 0.22),
  ];
};

const bag = (making: Making): Item[] => making.rng.pick([satchel, bucket, shoulder])(making);

const tote = (making: Making): Item[] => {
  const { rng } = making;
  const handle = (top: number, width: number): Pt[] =>
    strip(
      [
        [-118, 560],
        [-112, 400],
        [-92, top + 60],
        [0, top],
        [92, top + 60],
        [112, 400],
        [118, 560],
      ],
      width,
    );
  const body = mirrored(pts('0 462, 150 458, 268 452c, 276 700, 258 990c, 120 1000, 0 1002'));
  const folds = [
    fold(26, 9, 'both', [-200, 500], [-150, 700], [-190, 950]),
    fold(24, -8, 'both', [190, 480], [150, 720], [200, 960]),
    fold(20, 6, 'both', [-120, 960], [0, 900], [150, 970]),
    fold(20, 6, 'both', [-40, 480], [-60, 600], [-20, 760]),
  ];
  const leather = rng.chance(0.5);
  const style = { ...lying(making, 0.5), fill: leather ? ('extra' as const) : ('main' as const), roll: 9, puff: 6 };
  const tabs = both(
    panel(rounded(96, 448, 44, 130, 6), { ...style, lift: 6 }),
    stitch(pts('102 460, 134 460, 134 570c, 102 570c'), 0.3, { closed: true }),
    line(
      [
        [104, 468],
        [132, 500],
      ],
      1.5,
      0.3,
    ),
    line(
      [
        [132, 468],
        [104, 500],
      ],
      1.5,
      0.3,
    ),
  );
  return [
    panel(handle(150, 28), { ...style, lift: 8 }),
    panel(mirrored(pts('0 442, 150 444, 266 452c, 150 470, 0 474')), { fill: 'inside', roll: 8, puff: 3 }),
    panel(body, { ...lying(making), roll: 34, puff: 15, folds }),
    stitch(pts('-268 486, 0 494, 268 486'), 0.28),
    panel(handle(196, 28), { ...style, lift: 12 }),
    ...tabs,
  ];
};

export const BAG: Goods = { make: bag, focus: [60, 560, 380], cloth: false };
export const TOTE: Goods = { make: tote, focus: [60, 560, 380], cloth: true };
