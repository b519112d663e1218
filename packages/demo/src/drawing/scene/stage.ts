import type { Drawn } from '../core/compose.ts';
import { darker, lighter, mix } from '../core/colour.ts';
import { line, panel } from '../core/items.ts';
import type { Item } from '../core/items.ts';
import { placed, rounded } from '../core/path.ts';
import type { Move } from '../core/path.ts';
import { noise } from '../core/noise.ts';
import type { Fabric } from '../fabric/fabric.ts';
import type { GoodsKind } from '../goods/index.ts';
import { backdrop, lit, outlinesOf, propOf, thrown } from './making.ts';
import type { Prop, Staging } from './making.ts';

const HANGING: readonly GoodsKind[] = ['dress', 'shirt', 'coat', 'knit', 'blouse', 'gown', 'jacket', 'tee'];

const LONG: ReadonlySet<GoodsKind> = new Set<GoodsKind>(['dress', 'gown', 'coat']);

const WOOD = (seed: number): { colour: string; extra: string; fabric: Fabric; seed: number } => ({
  colour: '#a98358',
  extra: '#a98358',
  fabric: 'plain',
  seed,
});

const CLOTHS: readonly Fabric[] = ['plain', 'linen', 'satin', 'plain', 'rib'];

/** A wall that takes light from the left and falls off to the right, over a floor or none. */
export const room = (staging: Staging, floor: number | undefined, wall: string): Drawn => {
  const { frame, seed } = staging;
  const aspect = frame.width / frame.height;
  return backdrop(
    frame,
    6,
    [darker(wall, 0.62), darker(wall, 0.26), wall, lighter(wall, 0.3), lighter(wall, 0.62)],
    (u, v) => {
      const glow = Math.exp(-(((u - 0.36) * aspect * 0.62) ** 2 + (v - 0.3) ** 2) * 1.5);
      const plaster = (noise(u * 9 * aspect, v * 9, seed) + noise(u * 30 * aspect, v * 30, seed + 2) * 0.5) * 0.025;
      if (floor === undefined || v < floor) return 0.3 + glow * 0.48 + plaster;
      const depth = (v - floor) / (1 - floor);
      const seam = Math.exp(-depth * 16) * 0.16;
      return 0.5 + glow * 0.3 - seam + depth * 0.1 - u * 0.16 + plaster;
    },
  );
};

const hanger = (x: number, y: number, width: number): Item[] => [
  line(
    [
      [x, y - 6],
      [x + 10, y - 22],
      [x + 2, y - 36],
      [x - 9, y - 30],
    ],
    4,
    '#b9b2a6',
  ),
  line(
    [
      [x, y - 6],
      [x, y + 14],
    ],
    4,
    '#b9b2a6',
  ),
  panel(
    [
      [x, y + 8],
      [x + width, y + 40],
      [x + width - 4, y + 52],
      [x, y + 24],
      [x - width + 4, y + 52],
      [x - width, y + 40],
    ],
    { fill: '#a98358', roll: 6, puff: 5, wrinkle: 0.4, lift: 4 },
  ),
];

const squeezed =
  (dx: number, dy: number, scaleX: number, scaleY: number): Move =>
  ([x, y, corner]) =>
    corner ? [x * scaleX + dx, y * scaleY + dy, corner] : [x * scaleX + dx, y * scaleY + dy];

/** Garments close together on a rail that runs out of the picture. */
export const rail = (staging: Staging): Drawn[] => {
  const { frame, tones, rng, upright, seed } = staging;
  const { width, height } = frame;
  const top = height * (upright ? 0.08 : 0.11);
  const [from, to] = upright ? [0.08, 0.94] : [0.46, 0.99];
  const count = upright ? 7 : 8;
  const scale = height / (upright ? 1750 : 1250);
  const bar = panel(rounded(width * (from - 0.03), top - 7, width * (1.06 - from), 14, 7), {
    fill: '#cbbfae',
    roll: 7,
    puff: 7,
    wrinkle: 0,
    gloss: 0.8,
  });
  const clothes = Array.from({ length: count }, (_, i): Drawn[] => {
    const x = width * (from + ((to - from) * (i + 0.5)) / count + rng.between(-0.006, 0.006));
    const kind = HANGING[(i * 3 + seed) % HANGING.length] ?? 'dress';
    const [narrow, size] = [rng.between(0.5, 0.62), LONG.has(kind) ? 1.08 : 0.88];
    const colour = tones.all[(i * 2 + 1 + (i > 4 ? 1 : 0)) % tones.all.length] ?? tones.mid;
    const move = squeezed(x, top + 34, scale * narrow, scale * size);
    const prop: Prop = {
      kind,
      fabric: rng.pick(CLOTHS),
      colour,
      extra: tones.light,
      seed: (seed + i * 17) % 1000,
      move,
      rest: 'top',
    };
    return [
      lit(staging, hanger(x, top + 30, 120 * scale * narrow), WOOD(seed), `h${i}`),
      propOf(staging, prop, `p${i}`),
    ];
  });
  return [
    room(staging, upright ? undefined : 0.93, mix(tones.ground, tones.mid, 0.12)),
    lit(staging, [bar], WOOD(seed), 'bar'),
    ...clothes.flat(),
  ];
};

/** One garment before a paper sweep, with a long shadow behind it. */
export const studio = (staging: Staging): Drawn[] => {
  const { frame, tones, rng, upright, seed } = staging;
  const { width, height } = frame;
  const scale = upright ? (height / 1350) * 0.8 : (height / 900) * 0.8;
  const [x, y] = [width * (upright ? 0.5 : 0.7), height * (upright ? 0.36 : 0.5)];
  const prop = propOf(
    staging,
    {
      kind: rng.pick(['dress', 'coat', 'gown', 'blouse'] as const),
      fabric: rng.pick(['plain', 'satin', 'linen'] as const),
      colour: tones.accent,
      extra: tones.dark,
      seed,
      move: placed(x, y, 0, scale),
    },
    'p',
  );
  const wall = mix(tones.ground, tones.mid, 0.14);
  const cast: Move = ([px, py]) => [px + 130 * scale + (py - y) * 0.16 + 60, py + 40 * scale];
  const top =
    Math.min(
      ...outlinesOf(prop.items)
        .flat()
        .map((point) => point[1]),
    ) - 8;
  const wire: Drawn = {
    defs: '',
    body: `<path d="M${x} 0V${top - 22}" stroke="${darker(wall, 0.5)}" stroke-width="2" opacity=".7"/>`,
  };
  return [
    room(staging, 0.86, wall),
    thrown(frame, outlinesOf(prop.items), cast, 26, wall, 0.62),
    wire,
    lit(staging, hanger(x, top + 6, 120 * scale), WOOD(seed), 'h'),
    prop,
  ];
};
