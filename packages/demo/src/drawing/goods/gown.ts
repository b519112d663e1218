import { panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { pts } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold, lying } from './making.ts';
import type { Goods, Making } from './making.ts';
import { bodyOutline, insideNeck } from './top.ts';
import type { Cut } from './top.ts';
import { bodiceCut, skirtPanel } from './dress.ts';

const gown = (making: Making): Item[] => {
  const { rng, back } = making;
  const cut: Cut = {
    ...bodiceCut(making, 440),
    neckY: 112,
    shoulderY: 134,
    armY: 262,
    neckDepth: back ? 120 : rng.between(110, 190),
    neckV: true,
    hem: 104,
    waist: 112,
  };
  const rich: Making = { ...making, hand: { ...making.hand, wrinkle: making.hand.wrinkle * 1.2, grain: [100, 420] } };
  const drape = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((i) =>
      fold(
        9,
        7,
        'both',
        [side * (cut.chest - 16), cut.armY - 20 + i * 36],
        [side * 50, cut.armY + 54 + i * 30],
        [-side * 20, cut.hemY - 40 + i * 10],
      ),
    ),
  );
  const slit: Pt[] = pts('64 720c, 92 900, 118 1112c, 92 1118, 72 920');
  return [
    ...skirtPanel(rich, 438, 1100, 104, rng.between(250, 330), 1.35),
    ...(back ? [] : [panel(slit, { fill: 'inside', roll: 10, puff: 2, wrinkle: 1, lift: 0 })]),
    ...insideNeck(cut, 6, false),
    panel(bodyOutline(cut), { ...lying(rich), roll: 20, folds: drape }),
    panel(pts('-108 424c, 0 432, 108 424c, 110 462c, 0 472, -110 462c'), {
      ...lying(rich, 0.6),
      roll: 9,
      lift: 3,
      folds: [0, 1, 2].map((i) => fold(5, 4, 'none', [-108, 432 + i * 11], [0, 440 + i * 11], [108, 432 + i * 11])),
    }),
  ];
};

export const GOWN: Goods = { make: gown, focus: [0, 330, 400], cloth: true };
