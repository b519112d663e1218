import type { Drawn } from '../core/compose.ts';
import { darker, lighter, mix } from '../core/colour.ts';
import { gleam, panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { ellipse, placed, rounded } from '../core/path.ts';
import type { Move } from '../core/path.ts';
import { noise } from '../core/noise.ts';
import type { GoodsKind } from '../goods/index.ts';
import { backdrop, lit, outlinesOf, propOf, thrown } from './making.ts';
import type { Staging } from './making.ts';
import { room } from './stage.ts';

const STANDING: readonly GoodsKind[] = ['bottle', 'jar', 'lipstick', 'candle', 'tube'];

type Plinth = { x: number; width: number; top: number; round: boolean; colour: string };

const plinthItems = ({ x, width, top, round, colour }: Plinth, floor: number): Item[] => {
  const fill = `#${colour.replace('#', '')}` as const;
  const lip = width * (round ? 0.13 : 0.1);
  if (round) {
    const foot = ellipse(x, floor, width / 2, lip).slice(1, 6);
    return [
      panel(
        [
          [x - width / 2, top, 1],
          [x + width / 2, top, 1],
          [x + width / 2, floor, 1],
          ...foot,
          [x - width / 2, floor, 1],
        ],
        { fill, round: true, lift: 12 },
      ),
      panel(ellipse(x, top, width / 2, lip), {
        fill: `#${lighter(colour, 0.22).slice(1)}`,
        roll: 6,
        puff: 2,
        wrinkle: 0.4,
        lift: 0,
      }),
    ];
  }
  const front = rounded(x - width / 2, top + lip, width, floor - top - lip + lip * 0.6, 3);
  return [
    panel(front, { fill, roll: 4, puff: 2, wrinkle: 0.5, lift: 12 }),
    gleam(front, '#150f16', [
      [0, 0.02],
      [0.6, 0.16],
      [1, 0.34],
    ]),
    panel(
      [
        [x - width / 2, top + lip, 1],
        [x - width / 2 + lip * 1.4, top, 1],
        [x + width / 2 - lip * 0.4, top, 1],
        [x + width / 2, top + lip, 1],
      ],
      { fill: `#${lighter(colour, 0.26).slice(1)}`, roll: 3, puff: 1, wrinkle: 0.4, lift: 0 },
    ),
  ];
};

/** Light comes low from the left: what stands throws itself to the right along the floor. */
const alongFloor =
  (base: number): Move =>
  ([x, y]) => [x + (base - y) * 0.7 + 14, base + (base - y) * 0.1 + 10];

const standing = (
  staging: Staging,
  kind: GoodsKind,
  x: number,
  base: number,
  scale: number,
  i: number,
): Drawn & { items: Item[] } => {
  const { tones, seed, rng } = staging;
  const colour = tones.all[(i * 2 + seed) % tones.all.length] ?? tones.accent;
  return propOf(
    staging,
    {
      kind,
      fabric: rng.pick(['plain', 'linen', 'satin'] as const),
      colour,
      extra: rng.pick([tones.dark, tones.light]),
      seed: seed + i,
      move: placed(x, base, 0, scale),
      rest: 'foot',
    },
    `o${i}`,
  );
};

/** Beauty goods on plinths of several heights. */
export const stillLife = (staging: Staging): Drawn[] => {
  const { frame, tones, rng, upright, seed } = staging;
  const { width, height } = frame;
  const floor = height * (upright ? 0.6 : 0.84);
  const unit = upright ? height / 1700 : height / 1000;
  const places = upright ? [0.24, 0.54, 0.8] : [0.54, 0.7, 0.86];
  const wall = mix(tones.ground, tones.mid, 0.24);
  const rises = [rng.between(110, 170), rng.between(240, 310), rng.between(60, 120)];
  const plinths = places.map((place, i): Plinth => ({
    x: width * place,
    width: (i === 1 ? 320 : 290) * unit,
    top: floor - (rises[i] ?? 90) * unit,
    round: (i + seed) % 2 === 0,
    colour: mix(tones.all[i % tones.all.length] ?? tones.mid, tones.light, 0.35),
  }));
  const stands = plinths.map((each, i) => ({ items: plinthItems(each, floor), each, i }));
  const props = plinths.map((each, i) =>
    standing(
      staging,
      STANDING[(i * 2 + seed) % STANDING.length] ?? 'bottle',
      each.x,
      each.top + 9 * unit,
      unit * (i === 1 ? 0.6 : 0.56),
      i,
    ),
  );
  const cast = thrown(
    frame,
    [...stands.flatMap(({ items }) => outlinesOf(items)), ...props.flatMap(({ items }) => outlinesOf(items))],
    alongFloor(floor),
    12,
    wall,
    0.95,
  );
  return [
    room(staging, upright ? 0.54 : 0.7, wall),
    cast,
    ...stands.map(({ items, each, i }) =>
      lit(staging, items, { colour: each.colour, extra: each.colour, fabric: 'plain', seed }, `s${i}`),
    ),
    ...props,
  ];
};

/** A counter of stone with a row of bottles and their faint reflections. */
export const counter = (staging: Staging): Drawn[] => {
  const { frame, tones, seed, upright } = staging;
  const { width, height } = frame;
  const level = upright ? 0.58 : 0.74;
  const base = height * (level + (upright ? 0.03 : 0.07));
  const unit = upright ? height / 1650 : height / 900;
  const places = upright ? [0.16, 0.34, 0.54, 0.72, 0.88] : [0.5, 0.6, 0.7, 0.8, 0.91];
  const wall = mix(tones.ground, tones.accent, 0.16);
  const props = places.map((place, i) =>
    standing(
      staging,
      STANDING[(i + seed) % STANDING.length] ?? 'bottle',
      width * place,
      base + (i % 2) * 14 * unit,
      unit * (i % 2 ? 0.44 : 0.56),
      i,
    ),
  );
  const mirror = props.map((prop) => prop.body.replace(/<image[^<>]*>/g, '')).join('');
  const stone = backdrop(
    { ...frame, y: height * level, height: height * (1 - level) },
    5,
    [
      darker(tones.mid, 0.5),
      mix(tones.mid, tones.light, 0.3),
      mix(tones.mid, tones.light, 0.7),
      lighter(tones.light, 0.5),
    ],
    (u, v) => {
      const vein =
        1 -
        Math.min(
          1,
          Math.abs(noise(u * 5 + v * 1.4 + noise(u * 9, v * 4, seed) * 0.9, v * 2.2 + u * 1.5, seed + 3) - 0.5) * 16,
        );
      return (
        0.66 -
        u * 0.2 +
        noise(u * 14, v * 5, seed + 5) * 0.05 -
        Math.max(0, vein) * 0.1 +
        Math.exp(-v * 60) * 0.25 -
        v * 0.1
      );
    },
  );
  const reflection: Drawn = {
    defs: '',
    body: `<g transform="matrix(1 0 0 -1 0 ${2 * base + 10})" opacity=".1">${mirror}</g>`,
  };
  return [
    room(staging, undefined, wall),
    stone,
    thrown(
      frame,
      props.flatMap(({ items }) => outlinesOf(items)),
      alongFloor(base),
      12,
      tones.mid,
      0.5,
    ),
    reflection,
    ...props,
  ];
};
