import { both, dot, line, panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyFolds, bodyOutline, hemStitch, insideNeck } from './top.ts';
import { sleeves } from './sleeve.ts';
import type { Cut } from './top.ts';
import { cutOf } from './shirt.ts';

const bow = (making: Making, cut: Cut): Item[] => {
  const y = cut.neckY + cut.neckDepth;
  const loop: Pt[] = [
    [0, y, 1],
    [46, y - 34],
    [104, y - 20],
    [96, y + 24],
    [40, y + 18],
  ];
  const tail: Pt[] = [
    [-4, y, 1],
    [26, y + 120],
    [34, y + 250, 1],
    [86, y + 236, 1],
    [56, y + 90],
    [14, y - 4, 1],
  ];
  const gathers = [
    fold(7, 5, 'end', [4, y], [50, y - 12], [92, y - 6]),
    fold(6, -5, 'end', [4, y + 4], [44, y + 8], [84, y + 14]),
  ];
  return [
    ...both(
      panel(tail, {
        ...lying(making),
        turn: 12,
        lift: 10,
        folds: [fold(9, 6, 'end', [6, y], [36, y + 110], [58, y + 230])],
      }),
      panel(loop, { ...lying(making), turn: 60, lift: 9, folds: gathers }),
    ),
    panel(
      [
        [-15, y - 17],
        [15, y - 17],
        [17, y + 17],
        [-15, y + 18],
      ],
      { ...lying(making, 0.5), roll: 9, lift: 6 },
    ),
  ];
};

const blouse = (making: Making): Item[] => {
  const { rng, back } = making;
  const cut: Cut = {
    ...cutOf(making, 6),
    vent: false,
    hemY: rng.between(840, 900),
    hemDip: 12,
    neckV: rng.chance(0.6),
    neckDepth: back ? 12 : rng.between(90, 150),
    neck: 74,
  };
  const puffed = rng.chance(0.6);
  const arm = puffed
    ? { length: 470, angle: 26, cuff: 70, belly: 48 }
    : { length: 330, angle: 36, cuff: 128, belly: 18 };
  const gathers = Array.from({ length: 9 }, (_, i) =>
    fold(
      8,
      rng.between(3, 6),
      'end',
      [(i - 4) * 34, cut.shoulderY + 20 - Math.abs(i - 4) * 6],
      [(i - 4) * 37, cut.armY - 20],
      [(i - 4) * 39, cut.armY + rng.between(60, 190)],
    ),
  );
  const body = panel(bodyOutline(cut), {
    ...lying(making, 1.25),
    roll: 24,
    folds: [...bodyFolds(making, cut, 1.25), ...gathers],
  });
  return [
    ...sleeves(making, cut, arm, puffed ? { cuff: 44, wrinkles: 1.5 } : { cuff: 0 }),
    ...(back ? [] : insideNeck(cut, 16)),
    body,
    hemStitch(cut, 12),
    ...(back
      ? [
          line(
            [
              [0, cut.neckY + 12],
              [0, cut.neckY + 150],
            ],
            2,
            0.4,
          ),
          dot([0, cut.neckY + 18], 6, 'bead'),
        ]
      : rng.chance(0.55)
        ? bow(making, cut)
        : []),
  ];
};

export const BLOUSE: Goods = { make: blouse, focus: [10, 370, 420], cloth: true };
