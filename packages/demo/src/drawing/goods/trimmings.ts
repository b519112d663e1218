import { dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { ellipse, mirrored, pts, rounded, strip } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';

const GOLD = '#c7a253';

const fringe = (making: Making, from: Pt, to: Pt, length: number): Item[] =>
  Array.from({ length: 26 }, (_, i): Item => {
    const t = i / 25;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const sway = making.rng.between(-7, 7);
    return line(
      [
        [x, y - 4],
        [x + sway * 0.4, y + length * 0.5],
        [x + sway, y + length * making.rng.between(0.86, 1.06)],
      ],
      3.6,
      making.fabric === 'plain' || i % 2 ? 0.06 : 'extra',
    );
  });

const scarf = (making: Making): Item[] => {
  const { rng } = making;
  const full = { ...lying(making, 1.3), puff: 14 };
  const lengthwise = (points: Pt[], count: number, spread: number): ReturnType<typeof fold>[] =>
    Array.from({ length: count }, (_, i) =>
      fold(
        13,
        rng.between(6, 12) * (i % 2 ? 1 : -1),
        'none',
        ...points.map(([x, y]): Pt => [x + (i - (count - 1) / 2) * spread, y]),
      ),
    );
  const back: Pt[] = pts('120 250, 150 480, 110 760, 150 980');
  const front: Pt[] = pts('-120 250, -130 500, -90 740, -120 900');
  const loop: Pt[] = pts('-150 330, -90 210, 30 176, 130 230, 170 330');
  return [
    ...fringe(making, [70, 984], [226, 976], 74),
    panel(strip(back, [150, 150, 140, 160]), { ...full, turn: 4, roll: 24, folds: lengthwise(back, 5, 26) }),
    ...fringe(making, [-204, 902], [-40, 898], 74),
    panel(strip(front, [150, 150, 150, 166]), {
      ...full,
      turn: -4,
      roll: 24,
      lift: 16,
      folds: lengthwise(front, 5, 27),
    }),
    panel(strip(loop, [120, 140, 150, 140, 120]), {
      ...full,
      turn: 74,
      roll: 40,
      puff: 26,
      lift: 18,
      folds: [-40, -14, 14, 42].map((d, i) =>
        fold(12, i % 2 ? 9 : -9, 'both', ...loop.map(([x, y]): Pt => [x * (1 - d / 400), y + d])),
      ),
    }),
  ];
};

const brimmed = (making: Making): Item[] => {
  const wide = making.rng.between(300, 370);
  const felt = { ...lying(making, 0.6), puff: 20 };
  const brim = ellipse(0, 690, wide, wide * 0.4);
  const crown: Pt[] = mirrored(pts('0 424, 70 402, 150 430, 186 540, 204 690c, 110 736, 0 746'));
  const ribbon: Pt[] = mirrored(pts('0 690, 110 682, 196 634c, 204 690c, 110 740, 0 750'));
  return [
    panel(brim, {
      ...felt,
      roll: 60,
      puff: 16,
      folds: [fold(40, 12, 'both', [-wide * 0.8, 650], [-wide * 0.5, 780], [0, 800])],
    }),
    stitch(ellipse(0, 690, wide - 14, wide * 0.4 - 10), 0.24, { closed: true }),
    panel(crown, {
      ...felt,
      roll: 80,
      puff: 46,
      lift: 18,
      folds: [
        fold(40, -26, 'both', [-20, 420], [0, 500], [10, 590]),
        fold(30, -14, 'both', [-120, 470], [-100, 540], [-110, 600]),
        fold(30, -12, 'both', [120, 470], [100, 540], [110, 600]),
      ],
    }),
    panel(ribbon, { fill: 'extra', roll: 10, puff: 5, wrinkle: 1, lift: 4 }),
    panel(pts('120 660c, 176 632c, 186 700c, 130 730c'), { fill: 'extra', roll: 9, puff: 6, lift: 6 }),
  ];
};

const beanie = (making: Making): Item[] => {
  const dome = mirrored(pts('0 330, 110 350, 204 470, 228 640, 226 760c, 0 776'));
  const ribs = Array.from({ length: 17 }, (_, i) =>
    fold(9, 12, 'none', [(i - 8) * 27, 760], [(i - 8) * 24, 520], [(i - 8) * 7, 350]),
  );
  const cuffRibs = Array.from({ length: 17 }, (_, i) => fold(9, 13, 'none', [(i - 8) * 28, 668], [(i - 8) * 29, 860]));
  const pom = Array.from({ length: 34 }, (_, i): Item =>
    panel(
      ellipse(Math.cos(i * 2.4) * 3.1 * Math.sqrt(i) * 3.2, 300 + Math.sin(i * 2.4) * 3.1 * Math.sqrt(i) * 3.2, 22, 20),
      { fill: 'extra', roll: 14, puff: 12, wrinkle: 4, grain: [9, 9], lift: 3 },
    ),
  );
  return [
    panel(dome, { ...lying(making), roll: 70, puff: 50, folds: ribs }),
    panel(mirrored(pts('0 664, 130 660, 234 640c, 246 740, 240 850c, 120 872, 0 876')), {
      ...lying(making),
      roll: 36,
      puff: 24,
      lift: 12,
      folds: cuffRibs,
    }),
    ...(making.rng.chance(0.6) ? pom : []),
  ];
};

const cap = (making: Making): Item[] => {
  const dome = mirrored(pts('0 400, 110 416, 204 510, 238 660c, 120 700, 0 708'));
  const visor = mirrored(pts('0 690, 120 684, 236 656c, 282 760, 190 838, 0 858'));
  return [
    panel(dome, { ...lying(making, 0.7), roll: 80, puff: 56 }),
    ...[-1, 1].flatMap((side) => [
      line(
        [
          [side * 6, 406],
          [side * 96, 520],
          [side * 110, 698],
        ],
        2,
        0.36,
      ),
      stitch(
        [
          [side * 14, 410],
          [side * 104, 524],
          [side * 118, 694],
        ],
        0.26,
      ),
    ]),
    line(
      [
        [0, 404],
        [0, 704],
      ],
      2,
      0.36,
    ),
    dot([0, 404], 15),
    dot([-58, 540], 7, 'hole'),
    dot([58, 540], 7, 'hole'),
    panel(visor, { ...lying(making, 0.3), roll: 40, puff: 22, lift: 10 }),
    ...[0, 1, 2, 3].map((i) =>
      stitch(
        [
          [-250 + i * 22, 740 + i * 6],
          [-150 + i * 10, 812 - i * 12],
          [0, 838 - i * 16],
          [150 - i * 10, 812 - i * 12],
          [250 - i * 22, 740 + i * 6],
        ],
        0.28,
      ),
    ),
  ];
};

const hat = (making: Making): Item[] => making.rng.pick([brimmed, beanie, cap])(making);

const belt = (making: Making): Item[] => {
  const coil: Pt[] = Array.from({ length: 30 }, (_, i): Pt => {
    const [angle, reach] = [(i / 29) * Math.PI * 4.1 - 0.4, 300 - i * 5.2];
    return [Math.cos(angle) * reach, 620 + Math.sin(angle) * reach * 0.92];
  });
  const hide = { ...lying(making, 0.3), puff: 7, gloss: Math.max(0.2, making.hand.gloss), roll: 14 };
  const tail: Pt[] = pts('272 500, 310 640, 270 800, 190 930');
  const inner = panel(strip(coil.slice(14), 50), { ...hide, lift: 10 });
  const outer = panel(strip(coil.slice(0, 16), 54), { ...hide, lift: 12 });
  return [
    inner,
    outer,
    stitch(strip(coil.slice(0, 16), 40), 0.3),
    panel(strip(tail, 54), { ...hide, lift: 10 }),
    stitch(strip(tail, 40), 0.3),
    ...[0, 1, 2, 3].map((i) => dot([292 - i * i * 4, 690 + i * 40], 6, 'hole')),
    panel(rounded(222, 426, 108, 92, 20), { fill: GOLD, roll: 12, puff: 12, wrinkle: 0, gloss: 0.7, lift: 10 }),
    panel(rounded(244, 448, 64, 48, 8), { fill: 'main', roll: 8, puff: 4, wrinkle: 0.3, lift: 0 }),
    line(
      [
        [276, 440],
        [278, 520],
      ],
      9,
      '#a8853c',
    ),
  ];
};

export const SCARF: Goods = { make: scarf, focus: [-20, 330, 380], cloth: true };
export const HAT: Goods = { make: hat, focus: [0, 560, 400], cloth: true, fill: [660, 640] };
export const BELT: Goods = { make: belt, focus: [200, 520, 340], cloth: false, fill: [660, 760] };
