import { contrastLine, darker, lighter, lightness, mix } from '../core/colour.ts';
import { rngOf } from '../core/rng.ts';
import type { Rng } from '../core/rng.ts';
import { animalTile, dotTile, floralTile, tiedyeTile } from './motifs.ts';

export const FABRICS = [
  'plain',
  'stripe',
  'check',
  'floral',
  'animal',
  'rib',
  'denim',
  'leather',
  'satin',
  'linen',
  'dot',
  'tiedye',
] as const;
export type Fabric = (typeof FABRICS)[number];

/** How a fabric lies: height and size of its wrinkles, softness of its edges, shine. */
export type Hand = { wrinkle: number; grain: readonly [number, number]; puff: number; gloss: number };

const COTTON: Hand = { wrinkle: 3.4, grain: [80, 190], puff: 7, gloss: 0 };
export const HANDS: Record<Fabric, Hand> = {
  plain: COTTON,
  stripe: COTTON,
  check: COTTON,
  dot: COTTON,
  floral: COTTON,
  animal: COTTON,
  tiedye: COTTON,
  rib: { wrinkle: 2.4, grain: [110, 220], puff: 10, gloss: 0 },
  denim: { wrinkle: 3, grain: [60, 110], puff: 9, gloss: 0 },
  leather: { wrinkle: 3.4, grain: [70, 120], puff: 10, gloss: 0.5 },
  satin: { wrinkle: 7.5, grain: [95, 330], puff: 8, gloss: 0.55 },
  linen: { wrinkle: 4.2, grain: [64, 104], puff: 6, gloss: 0 },
};

/** A tile: its size in drawing units and what is drawn on the base colour. */
export type Tile = { width: number; height: number; body: string };
type Ink = { colour: string; extra: string; rng: Rng };

/** The size a tile should reach before it repeats. */
const ENOUGH = 120;

const rect = (x: number, y: number, width: number, height: number, fill: string, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const stripeTile = ({ extra, rng }: Ink): Tile => {
  const wide = rng.pick([22, 34, 46]);
  const band = rng.pick([0.5, 0.3, 0.16]);
  return { width: wide, height: ENOUGH, body: rect(0, 0, Math.round(wide * band), ENOUGH, extra) };
};

const checkTile = ({ colour, extra, rng }: Ink): Tile => {
  const size = rng.pick([36, 64, 96]);
  const half = size * 0.42;
  const fine = mix(extra, colour, 0.3);
  const lines = size < 60 ? '' : rect(size * 0.7, 0, 3, size, fine, 0.8) + rect(0, size * 0.7, size, 3, fine, 0.8);
  return {
    width: size,
    height: size,
    body: rect(0, 0, half, size, extra, 0.55) + rect(0, 0, size, half, extra, 0.55) + lines,
  };
};

const ribTile = ({ colour }: Ink): Tile => ({
  width: 12,
  height: ENOUGH,
  body:
    rect(0, 0, 4, ENOUGH, darker(colour, 0.34), 0.75) +
    rect(4, 0, 2, ENOUGH, darker(colour, 0.2), 0.45) +
    rect(8, 0, 2.4, ENOUGH, lighter(colour, 0.3), 0.4),
});

const denimTile = ({ colour, rng }: Ink): Tile => {
  const pale = lighter(colour, 0.34);
  const threads = Array.from({ length: 70 }, () => {
    const [x, y, size] = [rng.between(-4, 60), rng.between(-4, 60), rng.between(3, 9)];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l${(size * 0.5).toFixed(1)} ${(-size).toFixed(1)}" opacity="${rng.between(0.2, 0.6).toFixed(2)}"/>`;
  }).join('');
  return { width: 60, height: 60, body: `<g stroke="${pale}" stroke-width="1.1">${threads}</g>` };
};

const leatherTile = ({ colour, rng }: Ink): Tile => {
  const pores = Array.from({ length: 110 }, () => {
    const [x, y] = [rng.between(0, 80).toFixed(1), rng.between(0, 80).toFixed(1)];
    return `<path d="M${x} ${y}q${rng.between(1, 4).toFixed(1)} ${rng.between(-3, 3).toFixed(1)} ${rng.between(2, 6).toFixed(1)} ${rng.between(-2, 3).toFixed(1)}"/>`;
  }).join('');
  return {
    width: 80,
    height: 80,
    body: `<g fill="none" stroke="${contrastLine(colour, 0.5)}" stroke-width="1" opacity=".35">${pores}</g>`,
  };
};

const linenTile = ({ colour, rng }: Ink): Tile => {
  const slub = (upright: boolean): string => {
    const [x, y, size] = [rng.between(0, 90), rng.between(0, 90), rng.between(10, 46)];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}${upright ? 'v' : 'h'}${size.toFixed(1)}" opacity="${rng.between(0.1, 0.34).toFixed(2)}"/>`;
  };
  const threads = Array.from({ length: 64 }, (_, i) => slub(i % 2 === 0)).join('');
  return {
    width: 90,
    height: 90,
    body: `<g stroke="${lightness(colour) > 0.7 ? darker(colour, 0.28) : lighter(colour, 0.34)}" stroke-width="1">${threads}</g>`,
  };
};

const TILES: Partial<Record<Fabric, (ink: Ink) => Tile>> = {
  stripe: stripeTile,
  check: checkTile,
  rib: ribTile,
  denim: denimTile,
  leather: leatherTile,
  linen: linenTile,
  floral: floralTile,
  animal: animalTile,
  dot: dotTile,
  tiedye: tiedyeTile,
};

/** The tile laid several times over: renderers repeat one large tile far sooner than many small ones. */
const enlarged = ({ width, height, body }: Tile): Tile => {
  const [across, down] = [Math.ceil(ENOUGH / width), Math.ceil(ENOUGH / height)];
  if (across * down === 1) return { width, height, body };
  const copies = Array.from({ length: across * down }, (_, i) => {
    const [x, y] = [(i % across) * width, Math.floor(i / across) * height];
    return `<g transform="translate(${x} ${y})">${body}</g>`;
  });
  return { width: width * across, height: height * down, body: copies.join('') };
};

/** Whether a fabric has a pattern; plain and satin have none. */
export const isPatterned = (fabric: Fabric): boolean => fabric in TILES;

/** The tile of a fabric in its two colours, or none for plain and satin. */
export const tileOf = (fabric: Fabric, colour: string, extra: string, seed: number): Tile | undefined => {
  const tile = TILES[fabric]?.({ colour, extra, rng: rngOf(`${fabric}${seed}`) });
  return tile && enlarged(tile);
};
