import type { Grid } from './grid.ts';
import { lightness, mix, toRgb } from './colour.ts';
import type { Indexed } from './png.ts';
import { pngAddress } from './png.ts';
import { rngOf } from './rng.ts';

const address = (grid: Grid, cells: Uint8Array, palette: Indexed['palette']): string =>
  `<image x="${grid.left}" y="${grid.top}" width="${grid.width * grid.step}" height="${grid.height * grid.step}" preserveAspectRatio="none" href="${pngAddress({ width: grid.width, height: grid.height, cells, palette })}"/>`;

/** A field as bytes: not a clamped array, which rounds halves to even. */
const quantised = (field: Float32Array, toCell: (value: number) => number): Uint8Array => {
  const cells = new Uint8Array(field.length);
  for (let i = 0; i < cells.length; i++) cells[i] = Math.max(0, Math.min(255, Math.round(toCell(field[i] ?? 0))));
  return cells;
};

/** Shade and light as one veil over goods of a colour: dark cloth takes more light, pale cloth shows softer shade. */
export const shadeLayer = (grid: Grid, shade: Float32Array, colour: string): string => {
  const light = lightness(colour);
  const dark = toRgb(mix(mix(colour, '#120d18', 0.84), '#1b1420', 0.4));
  const pale = toRgb(mix(colour, '#fffaf2', 0.86));
  const [deepest, brightest] = [0.9 - light * 0.22, 0.3 + (1 - light) * 0.12 + (light > 0.85 ? 0.4 : 0)];
  const palette = Array.from({ length: 256 }, (_, index) => {
    const value = (index - 128) / 127;
    return value < 0
      ? ([...dark, Math.min(0.92, (1 - Math.exp(value * 1.7)) * deepest)] as const)
      : ([...pale, Math.min(0.9, (1 - Math.exp(-value * 1.5)) * brightest)] as const);
  });
  return address(
    grid,
    quantised(shade, (value) => 128 + Math.max(-1, Math.min(1, value)) * 127),
    palette,
  );
};

/** The shadow on the ground. */
export const shadowLayer = (grid: Grid, shadow: Float32Array, ground: string): string => {
  const ink = toRgb(mix(ground, '#1a1420', 0.8));
  const palette = Array.from({ length: 256 }, (_, index) => [...ink, (index / 255) * 0.62] as const);
  // Shadow is soft: a quarter of the cells carry it.
  const half: Grid = { ...grid, step: grid.step * 2, width: grid.width >> 1, height: grid.height >> 1 };
  const field = new Float32Array(half.width * half.height);
  for (let i = 0; i < field.length; i++)
    field[i] = shadow[Math.floor(i / half.width) * 2 * grid.width + (i % half.width) * 2] ?? 0;
  return address(
    half,
    quantised(field, (value) => value * 255),
    palette,
  );
};

/** A picture from a field of 0–1 through a run of colours. */
export const colourLayer = (grid: Grid, field: Float32Array, colours: readonly string[]): string => {
  const palette = Array.from({ length: 256 }, (_, index) => {
    const place = (index / 255) * (colours.length - 1);
    const from = Math.min(colours.length - 2, Math.floor(place));
    return [...toRgb(mix(colours[from] ?? '#000000', colours[from + 1] ?? '#000000', place - from)), 1] as const;
  });
  return address(
    grid,
    quantised(field, (value) => value * 255),
    palette,
  );
};

const TILE = 128;

/** A tile as an address; the same few are wanted by every drawing, so each is made once. */
const tiles = new Map<string, string>();
const tileAddress = (key: string, make: () => Omit<Indexed, 'width' | 'height'>): string => {
  const known = tiles.get(key) ?? pngAddress({ width: TILE, height: TILE, ...make() });
  tiles.set(key, known);
  return known;
};

const tileDef = (id: string, size: number, href: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><image width="${size}" height="${size}" href="${href}"/></pattern>`;

const greys = (strength: number, power: number): Indexed['palette'] =>
  Array.from({ length: 256 }, (_, index) => {
    const value = (index - 128) / 128;
    const tone = value < 0 ? 0 : 1;
    return [tone, tone, tone, Math.abs(value) ** power * strength] as const;
  });

const speckle = (key: string, count: number): number[] => {
  const rng = rngOf(key);
  return Array.from({ length: count }, () => (rng.next() + rng.next() - 1) * 128);
};

/** Film grain: a tile of fine noise, so that flat tones look photographed and gradients do not band. */
export const grainDef = (id: string, strength: number, scale = 1): string =>
  tileDef(
    id,
    TILE * scale,
    tileAddress(`grain${strength}`, () => ({
      cells: Uint8Array.from(speckle('grain', TILE * TILE), (value) => 128 + value),
      palette: greys(strength, 1.4),
    })),
  );

const wovenCells = (): Uint8Array => {
  const [threads, dust] = [speckle('threads', TILE * 2), speckle('dust', TILE * TILE)];
  return Uint8Array.from(dust, (value, i) => {
    const [column, row] = [i % TILE, Math.floor(i / TILE)];
    const over = (column >> 1) % 2 === (row >> 1) % 2 ? 46 : -46;
    return 128 + over + (threads[column] ?? 0) * 0.1 + (threads[TILE + row] ?? 0) * 0.1 + value * 0.2;
  });
};

/** A plain weave for cloth: over and under, each thread of its own thickness. One tile, for small patterns repeat slowly. */
export const weaveDef = (id: string, strength: number): string =>
  tileDef(
    id,
    TILE * 0.9,
    tileAddress(`weave${strength}`, () => ({ cells: wovenCells(), palette: greys(strength, 1) })),
  );
