import { dot, panel, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { carried } from '../core/items.ts';
import { placed, pts, strip } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import { fold } from './making.ts';
import type { Goods, Making } from './making.ts';
import { skin } from './leather.ts';

/** A pair of flat sandals from above. */
const sandal = (making: Making): Item[] => {
  const { rng } = making;
  const foot: Pt[] = pts(
    '0 300, 74 330, 104 430, 92 560, 66 690, 82 820, 62 906, 0 930, -60 900, -72 810, -54 690, -86 540, -100 420, -66 326',
  );
  const bed = foot.map(([x, y]): Pt => [x * 0.86, 615 + (y - 615) * 0.955]);
  const leather = { ...skin(making), roll: 18, puff: 13, lift: 12 };
  const edge = (y: number): number => (y < 500 ? 100 : 92);
  const strapAt = (y: number, width: number): Item[] => {
    const band = strip(
      [
        [-edge(y), y + 8],
        [-40, y - 14],
        [36, y - 15],
        [edge(y), y + 4],
      ],
      width,
    );
    return [
      panel(band, leather),
      stitch(
        strip(
          [
            [5 - edge(y), y + 8],
            [-40, y - 14],
            [36, y - 15],
            [edge(y) - 5, y + 4],
          ],
          width - 12,
        ),
        0.26,
        { closed: true },
      ),
    ];
  };
  const style = rng.pick(['slide', 'cross', 'thong'] as const);
  const straps =
    style === 'slide'
      ? [...strapAt(446, 96), ...strapAt(576, 56)]
      : style === 'cross'
        ? [
            panel(strip(pts('-94 392, -10 450, 88 570'), 44), leather),
            panel(strip(pts('100 392, 20 450, -84 576'), 44), leather),
          ]
        : [
            panel(strip(pts('-6 372, -40 450, -78 590'), [16, 26, 30]), leather),
            panel(strip(pts('-6 372, 36 450, 82 580'), [16, 26, 30]), leather),
            dot([-6, 372], 12, 'bead'),
          ];
  const ankle =
    style === 'slide'
      ? []
      : [
          panel(strip(pts('-64 730, -70 664, 0 632, 72 664, 70 730'), 22), leather),
          panel(pts('50 646, 74 650, 72 678, 48 676'), { fill: '#c7a253', roll: 5, puff: 5, wrinkle: 0, lift: 4 }),
        ];
  const one = [
    panel(foot, { fill: '#7d5a3c', roll: 16, puff: 9, wrinkle: 0.5 }),
    panel(bed, {
      fill: '#c9a27a',
      roll: 14,
      puff: 5,
      wrinkle: 1,
      lift: 0,
      folds: [fold(50, -5, 'both', [0, 780], [4, 830], [0, 880])],
    }),
    stitch(
      bed.map(([x, y]): Pt => [x * 0.93, 615 + (y - 615) * 0.975]),
      '#8f6a48',
      { closed: true },
    ),
    ...straps,
    ...ankle,
  ];
  return [
    ...one.map((item) => carried(carried(item, placed(0, -615)), placed(-140, 615, -5), -5)),
    ...one.map((item) =>
      carried(
        carried(
          carried(item, ([x, y, c]) => (c ? [-x, y, c] : [-x, y])),
          placed(0, -615),
        ),
        placed(140, 585, 7),
        7,
      ),
    ),
  ];
};

export const SANDAL: Goods = { make: sandal, focus: [-140, 500, 340], cloth: false };
