import { both, dot, line } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { pts } from '../core/path.ts';
import type { Goods, Making } from './making.ts';
import { backPocket, cuffs, fly, hems, pair, slantPocket, waistband } from './legs.ts';
import type { Legs } from './legs.ts';

const tailored = ({ rng }: Making): Legs => {
  const wide = rng.pick([0, 0.5, 1]);
  return {
    waist: 122,
    top: 130,
    hip: 168 + wide * 12,
    hipY: 320,
    crotchY: 452,
    hem: 54 + wide * 44,
    hemY: 1080,
    spread: 96 + wide * 36,
    band: 42,
  };
};

const trousers = (making: Making): Item[] => {
  const legs = tailored(making);
  const pleats = making.rng.chance(0.6)
    ? both(
        line(
          [
            [70, legs.top + legs.band + 4],
            [74, legs.top + 150],
          ],
          1.8,
          0.34,
        ),
        line(
          [
            [92, legs.top + legs.band + 4],
            [95, legs.top + 110],
          ],
          1.6,
          0.28,
        ),
      )
    : [];
  const front = [...fly(legs), ...slantPocket(legs), ...pleats];
  const rear = [
    line(
      [
        [0, legs.top + legs.band],
        [0, legs.crotchY],
      ],
      2,
      0.4,
    ),
    ...both(
      line(
        [
          [58, 244],
          [132, 240],
        ],
        3,
        0.5,
      ),
      dot([95, 254], 5, 'button'),
    ),
  ];
  return [
    ...pair(making, legs, true),
    ...(making.back ? rear : front),
    ...waistband(making, legs),
    ...(making.rng.chance(0.3) ? cuffs(making, legs, 44) : hems(legs, 14)),
    ...(making.back ? [] : [dot([0, legs.top + 24], 8)]),
  ];
};

const shorts = (making: Making): Item[] => {
  const legs: Legs = {
    waist: 138,
    top: 300,
    hip: 190,
    hipY: 460,
    crotchY: 590,
    hem: making.rng.between(92, 116),
    hemY: making.rng.between(760, 860),
    spread: 116,
    band: 46,
  };
  const cord: Item[] = [
    line(pts('-8 342, -26 400, -34 462'), 5, '#f1ece2'),
    line(pts('8 342, 20 396, 30 446'), 5, '#f1ece2'),
  ];
  return [
    ...pair(making, legs, false),
    ...(making.back ? backPocket(making, legs) : [...fly(legs), ...slantPocket(legs)]),
    ...waistband(making, legs),
    ...hems(legs, 20),
    ...(making.back ? [] : making.rng.chance(0.5) ? cord : [dot([0, 326], 9)]),
  ];
};

export const TROUSERS: Goods = { make: trousers, focus: [20, 270, 380], cloth: true };

export const SHORTS: Goods = { make: shorts, focus: [20, 430, 380], cloth: true, fill: [620, 700] };
