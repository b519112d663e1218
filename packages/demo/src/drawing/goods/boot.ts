import { dot, line, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { carried } from '../core/items.ts';
import { placed, pts } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { bends, fold } from './making.ts';
import type { Goods, Making } from './making.ts';
import { SOLE, skin } from './leather.ts';

const boot = (making: Making): Item[] => {
  const { rng } = making;
  const top = rng.pick([200, 330, 420]);
  const leather = skin(making);
  const upper: Pt[] = [
    [-300, 850, 1],
    [-304, 806],
    [-240, 764],
    [-120, 726],
    [-40, 660],
    [-8, 560],
    [-14, top + 60],
    [-26, top, 1],
    [110, top - 14],
    [222, top, 1],
    [222, 560],
    [234, 700],
    [256, 760],
    [252, 852, 1],
  ];
  const folds = [
    ...bends(rng, [100, 580], [60, 740], 110, 5, 6),
    fold(16, 7, 'both', [-30, 700], [80, 730], [200, 700]),
  ];
  const gusset: Pt[] = [
    [70, top + 4, 1],
    [150, top + 4, 1],
    [140, top + 150],
    [112, top + 220, 1],
    [82, top + 150],
  ];
  const shaft =
    top > 300
      ? [
          panel(gusset, { fill: '#2a2729', roll: 7, puff: 3, wrinkle: 0.5, lift: 0 }),
          ...Array.from({ length: 8 }, (_, i) =>
            line(
              [
                [77 + i * 9, top + 8],
                [84 + i * 8, top + 150],
              ],
              1.6,
              '#454046',
            ),
          ),
        ]
      : [
          line(
            [
              [200, top + 10],
              [206, 600],
            ],
            3,
            0.5,
          ),
          dot([200, top + 24], 6, 'rivet', '#c9c2b4'),
        ];
  const sole = panel(pts('-308 846c, 0 856, 258 846c, 258 872c, 40 878, -304 874c'), {
    fill: SOLE,
    roll: 6,
    puff: 5,
    wrinkle: 0,
    lift: 3,
  });
  const one = [
    panel(
      [
        [-24, top + 2],
        [110, top - 12],
        [220, top + 2],
        [110, top + 14],
      ],
      { fill: 'inside', roll: 8, puff: 2 },
    ),
    panel(upper, { ...leather, folds, roll: 70 }),
    ...shaft,
    stitch(
      [
        [-20, top + 18],
        [110, top + 6],
        [220, top + 18],
      ],
      0.26,
    ),
    line(pts('-60 684, 30 760, 40 852'), 1.8, 0.34),
    stitch(pts('-52 680, 40 758, 50 850'), 0.24),
    panel(pts('120 868c, 258 864c, 252 930c, 134 930c'), { fill: SOLE, roll: 8, puff: 6, wrinkle: 0, lift: 2 }),
    sole,
  ];
  return [
    ...one.map((item) => carried(item, placed(110, -66, 0, 0.95))),
    ...one.map((item) => carried(item, placed(-60, 10))),
  ].map((item) => carried(item, placed(10, 20)));
};

export const BOOT: Goods = { make: boot, focus: [0, 640, 360], cloth: false };
