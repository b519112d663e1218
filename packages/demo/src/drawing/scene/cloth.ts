import type { Drawn } from '../core/compose.ts';
import { darker, lighter, mix } from '../core/colour.ts';
import { noise } from '../core/noise.ts';
import { colourLayer } from '../core/layers.ts';
import { calmAt, cellsOver, fieldOf, rampOf, wash } from './making.ts';
import type { Staging } from './making.ts';

const STEP = 4;

/** A fold's section: round on top, sharp in the valley. */
const pleated = (t: number): number => {
  const wave = 0.5 + 0.5 * Math.cos(t * Math.PI * 2);
  return 1 - (1 - wave) ** 1.7;
};

/** Height of cloth that falls in great curved folds from the upper right. */
const draped =
  (seed: number, upright: boolean, aspect: number) =>
  (u: number, v: number): number => {
    const size = upright ? 1.5 : 1;
    const [x, y] = [u * aspect * size, v * size];
    const bend = noise(x * 0.9, y * 0.9, seed) * 1.1 + noise(x * 2.1, y * 1.6, seed + 4) * 0.34;
    const sweep = x * 0.86 - y * 0.62 + bend;
    const along = x * 0.5 + y * 0.9;
    const big = pleated(sweep * 1.55 + noise(along * 0.8, sweep, seed + 7) * 0.5);
    const small = pleated(sweep * 4.1 + bend * 1.4) * (0.25 + 0.75 * noise(x * 1.4 + 9, y * 1.4, seed + 8));
    const fine = noise(sweep * 9, along * 1.6, seed + 12);
    const calm = 1 - 0.84 * calmAt(upright, u, v);
    return (big * 0.2 + small * 0.055 + fine * 0.016) * calm;
  };

/** Diffuse light and a satin sheen on a field of heights. */
const shaded = (width: number, height: Float32Array, cell: number, sheen: number): Float32Array =>
  height.map((value, i) => {
    const [sx, sy] = [
      ((height[i + 1] ?? value) - (height[i - 1] ?? value)) / (2 * cell),
      ((height[i + width] ?? value) - (height[i - width] ?? value)) / (2 * cell),
    ];
    const size = Math.hypot(sx, sy, 1);
    const facing = Math.max(0, (0.52 * sx + 0.5 * sy + 0.69) / size);
    const half = Math.max(0, (0.29 * sx + 0.27 * sy + 0.92) / size);
    return facing * 0.66 + half ** 34 * sheen;
  });

export const drape = (staging: Staging): Drawn[] => {
  const { frame, tones, seed, upright, rng } = staging;
  // Wider than the frame, for the light at the very edge has no neighbour to lean on.
  const grid = cellsOver(
    { x: frame.x - 24, y: frame.y - 24, width: frame.width + 48, height: frame.height + 48 },
    STEP,
  );
  const aspect = frame.width / frame.height;
  const height = fieldOf(grid, draped(seed, upright, aspect));
  const light = shaded(grid.width, height, 1 / grid.height, rng.between(0.16, 0.34));
  const field = light.map((value, i) => {
    const [u, v] = [(i % grid.width) / grid.width, Math.floor(i / grid.width) / grid.height];
    return 0.08 + value * (0.98 - 0.26 * u - 0.16 * v) + (height[i] ?? 0) * 0.7;
  });
  const colour = rng.pick([tones.mid, tones.accent]);
  return [
    { defs: '', body: colourLayer(grid, field, rampOf(colour)) },
    wash(
      staging,
      'depth',
      darker(tones.dark, 0.5),
      [
        [0, 0],
        [0.55, 0.05],
        [1, 0.5],
      ],
      [0.2, 0, 0.9, 1],
    ),
  ];
};

const slats = (x: number, y: number): number => {
  const t = (y + x * 0.34) * 8.5;
  const phase = t - Math.floor(t);
  const soft = 0.1 + x * 0.05;
  const edge = (at: number): number => Math.min(1, Math.max(0, (phase - at) / soft + 0.5));
  return edge(0.3) * (1 - edge(0.86));
};

/** Light through blinds: slats across a wall, bent where they meet hanging cloth. */
export const blinds = (staging: Staging): Drawn[] => {
  const { frame, tones, seed, upright } = staging;
  const aspect = frame.width / frame.height;
  const grid = cellsOver(frame, STEP);
  const hem = upright ? 0.66 : 0.53;
  const curtain = (u: number): number => Math.min(1, Math.max(0, (u - hem) / 0.016));
  /** On the wall beside the cloth, which hangs before it. */
  const shadow = (u: number): number => (1 - curtain(u)) * Math.max(0, 1 - (hem - u) / 0.05) ** 2 * 0.14;
  const folds = (u: number, v: number): number =>
    0.5 + 0.5 * Math.cos((u * aspect * 3.4 + noise(u * 4, v * 0.8, seed) * 1.1) * Math.PI * 2);
  const wallLight = fieldOf(grid, (u, v) => {
    const cloth = curtain(u);
    const bend = cloth ? (folds(u, v) - 0.5) * 0.016 : 0;
    const [x, y] = [u * aspect, v + bend];
    const window =
      Math.min(1, Math.max(0, (0.95 - Math.abs(x - aspect * 0.6) / (aspect * 0.46)) * 2.4)) *
      Math.min(1, Math.max(0, (1.04 - Math.abs(v - 0.42) / 0.52) * 3));
    const leaf = Math.min(1, Math.max(0, (noise(x * 3.4, y * 3.4, seed + 3) - 0.36) * 5));
    const lightFall = slats(x, y) * window * (0.35 + 0.65 * leaf);
    const base =
      0.34 -
      0.1 * v +
      noise(u * 2, v * 2, seed + 6) * 0.03 +
      (cloth ? (folds(u + 0.006, v) - folds(u - 0.006, v)) * 0.42 + 0.02 : 0);
    return base + lightFall * (0.5 - 0.12 * v) + (cloth ? folds(u, v) * lightFall * 0.1 : 0) - shadow(u);
  });
  const warm = mix(tones.light, tones.accent, 0.2);
  return [
    {
      defs: '',
      body: colourLayer(grid, wallLight, [
        darker(tones.mid, 0.8),
        darker(tones.mid, 0.42),
        tones.mid,
        mix(tones.mid, warm, 0.55),
        warm,
        lighter(warm, 0.5),
      ]),
    },
    wash(
      staging,
      'depth',
      darker(tones.dark, 0.6),
      [
        [0, 0.3],
        [0.4, 0],
        [0.8, 0],
        [1, 0.2],
      ],
      [0, 1, 1, 0],
    ),
  ];
};
