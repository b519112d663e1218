import { dot, gleam, line, panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { ellipse } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import type { Goods, Making } from './making.ts';

const metal = (fill: `#${string}`, roll = 8): Parameters<typeof panel>[1] => ({
  fill,
  roll,
  puff: roll * 0.9,
  wrinkle: 0,
  gloss: 0.9,
  lift: 7,
});
const asFill = (colour: string): `#${string}` => `#${colour.replace('#', '')}`;

const stone = (x: number, y: number, radius: number, colour: string): Item[] => [
  panel(ellipse(x, y, radius + 5, (radius + 5) * 1.24), metal('#cba85a', 6)),
  panel(ellipse(x, y, radius, radius * 1.24), {
    fill: asFill(colour),
    roll: radius * 0.8,
    puff: radius * 0.5,
    wrinkle: 0,
    gloss: 0.9,
    lift: 2,
  }),
  gleam(
    [
      [x - radius * 0.6, y - radius * 0.2, 1],
      [x - radius * 0.1, y - radius * 0.9, 1],
      [x + radius * 0.2, y - radius * 0.5, 1],
      [x - radius * 0.3, y + radius * 0.1, 1],
    ],
    '#ffffff',
    [
      [0, 0.75],
      [1, 0.1],
    ],
  ),
];

const arc = (count: number, rx: number, depth: number): Pt[] =>
  Array.from({ length: count }, (_, i): Pt => {
    const t = (i / (count - 1)) * 2 - 1;
    return [Math.sin(t * 1.5) * rx, 250 + Math.cos(t * 1.5) * depth];
  });

const necklace = (making: Making): Item[] => {
  const { rng, colour, extra } = making;
  const beads = rng.chance(0.5);
  const line1 = arc(beads ? 43 : 120, 250, 560);
  const chain = beads
    ? line1.map((at, i): Item =>
        panel(ellipse(at[0], at[1], i % 6 === 3 ? 21 : 17, i % 6 === 3 ? 21 : 17), {
          fill: i % 6 === 3 ? '#cba85a' : asFill(i % 2 ? colour : extra),
          roll: 15,
          puff: 12,
          wrinkle: 0,
          gloss: 0.8,
          lift: 5,
        }),
      )
    : line1.map((at, i): Item =>
        line(
          [
            [at[0] - 5, at[1] - (i % 2 ? 4 : 0)],
            [at[0] + 5, at[1] + (i % 2 ? 4 : 0)],
          ],
          5,
          i % 2 ? '#d6b76c' : '#a9863d',
        ),
      );
  return beads
    ? [...chain, ...(rng.chance(0.5) ? stone(0, 880, 40, extra) : [])]
    : [
        ...chain,
        ...arc(90, 170, 400).map((at, i): Item =>
          line(
            [
              [at[0] - 4, at[1]],
              [at[0] + 4, at[1]],
            ],
            4,
            i % 2 ? '#d6b76c' : '#a9863d',
          ),
        ),
        panel(ellipse(0, 832, 11, 14), metal('#cba85a', 5)),
        ...stone(0, 894, 46, colour),
        ...stone(0, 680, 20, extra),
      ];
};

const hoop = (x: number, radius: number, thick: number): Item[] => {
  const outer = ellipse(x, 620, radius, radius);
  const hole = ellipse(x + 3, 612, radius - thick, radius - thick);
  const ringShape: Pt[] = [
    ...outer,
    [outer[0]?.[0] ?? 0, outer[0]?.[1] ?? 0, 1],
    [hole[0]?.[0] ?? 0, hole[0]?.[1] ?? 0, 1],
    ...hole.slice(1).reverse(),
    [hole[0]?.[0] ?? 0, hole[0]?.[1] ?? 0, 1],
    [outer[0]?.[0] ?? 0, outer[0]?.[1] ?? 0, 1],
  ];
  return [
    panel(ringShape, { ...metal('#d2ae5e', thick * 0.5), lift: 10 }),
    panel(ellipse(x, 620 - radius - 4, 9, 12), metal('#cba85a', 5)),
  ];
};

const drops = (making: Making): Item[] =>
  [-130, 130].flatMap((x, i) => [
    ...stone(x, 400 + i * 14, 26, making.extra),
    ...[0, 1, 2, 3].map((k) => dot([x, 446 + i * 14 + k * 15], 7, 'bead', '#cba85a')),
    ...stone(x, 590 + i * 14, 54, making.colour),
    ...[-34, 0, 34].map((dx) => dot([x + dx, 680 + i * 14 + (dx ? -14 : 4)], 11, 'bead', '#efe9dd')),
  ]);

const jewel = (making: Making): Item[] =>
  making.rng.pick([necklace, drops, (): Item[] => [...hoop(-140, 118, 26), ...hoop(130, 118, 26)]])(making);

export const JEWEL: Goods = { make: jewel, focus: [0, 720, 360], cloth: false, fill: [640, 760] };
