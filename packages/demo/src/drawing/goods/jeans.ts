import { both, dot, line, stitch } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import type { Pt } from '../core/path.ts';
import type { Goods, Making } from './making.ts';
import { backPocket, cuffs, fly, pair, waistband } from './legs.ts';
import type { Legs } from './legs.ts';

const denimLines = (legs: Legs): Item[] =>
  both(
    stitch(
      [
        [legs.spread + legs.hem - 9, legs.hemY - 4],
        [legs.hip - 6, legs.hipY + 90],
      ],
      '#c98d4a',
      { opacity: 0.7 },
    ),
    stitch(hemLine(legs), '#c98d4a', { opacity: 0.9 }),
  );

const hemLine = ({ spread, hem, hemY }: Legs): Pt[] => [
  [spread - hem + 2, hemY - 17],
  [spread, hemY - 10],
  [spread + hem - 2, hemY - 17],
];

const jeans = (making: Making): Item[] => {
  const { rng, back } = making;
  const wide = rng.pick([0, 0.3, 0.9]);
  const legs: Legs = {
    waist: 124,
    top: 132,
    hip: 160 + wide * 10,
    hipY: 300,
    crotchY: 436,
    hem: 52 + wide * 42,
    hemY: 1076,
    spread: 98 + wide * 30,
    band: 44,
  };
  const scoop: Pt[] = [
    [legs.waist * 0.42, legs.top + 46],
    [legs.waist * 0.56, legs.top + 96],
    [legs.hip * 0.82, legs.top + 116],
    [legs.hip - 14, legs.top + 104],
  ];
  const front = [
    ...fly(legs),
    ...both(
      line(scoop, 2.2, 0.45),
      stitch(
        scoop.map(([x, y]): Pt => [x - 4, y + 7]),
        '#c98d4a',
      ),
      dot([legs.waist * 0.46, legs.top + 58], 5, 'rivet', '#b98a54'),
      dot([legs.hip - 22, legs.top + 112], 5, 'rivet', '#b98a54'),
    ),
    dot([0, legs.top + 25], 10, 'rivet', '#b98a54'),
  ];
  const yoke: Pt[] = [
    [0, legs.top + 112],
    [70, legs.top + 86],
    [legs.waist + 18, legs.top + 70],
  ];
  const rear = [
    line(
      [
        [0, legs.top + 44],
        [0, legs.crotchY],
      ],
      2,
      0.4,
    ),
    ...both(
      line(yoke, 2, 0.4),
      stitch(
        yoke.map(([x, y]): Pt => [x, y + 6]),
        '#c98d4a',
      ),
    ),
    ...backPocket(making, { ...legs, band: 66 }),
  ];
  return [
    ...pair(making, legs, false),
    ...denimLines(legs),
    ...waistband(making, legs),
    stitch(
      [
        [-legs.waist, legs.top + 38],
        [0, legs.top + 44],
        [legs.waist, legs.top + 38],
      ],
      '#c98d4a',
    ),
    ...(back ? rear : front),
    ...(rng.chance(0.35) ? cuffs(making, legs, 56) : []),
  ];
};

export const JEANS: Goods = { make: jeans, focus: [20, 270, 380], cloth: true };
