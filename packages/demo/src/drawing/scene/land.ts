import { areaOf } from '../core/compose.ts';
import type { Drawn, Frame } from '../core/compose.ts';
import { darker, lighter, lightness, mix, toRgb } from '../core/colour.ts';
import { fractal, noise } from '../core/noise.ts';
import { colourLayer } from '../core/layers.ts';
import { backdrop, cellsOver, fieldOf } from './making.ts';
import type { Staging } from './making.ts';

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const part = (frame: Frame, from: number, to: number): Frame => ({
  ...frame,
  y: frame.y + frame.height * from,
  height: frame.height * (to - from),
});

const coolness = (hex: string): number => {
  const [red, green, blue] = toRgb(hex);
  return blue + green * 0.6 - red * 1.5 - Math.abs(lightness(hex) - 0.55) * 0.4;
};

/** A shore from above the dunes: sky, sea with glitter, a line of foam, sand with wind ripples. */
export const beach = (staging: Staging): Drawn[] => {
  const { frame, tones, seed } = staging;
  const aspect = frame.width / frame.height;
  const [horizon, shore] = [0.34, 0.6];
  const sea = tones.all.toSorted((a, b) => coolness(b) - coolness(a))[0] ?? tones.mid;
  const sand = mix(tones.light, '#d9bd94', 0.35);
  const sky = backdrop(
    part(frame, 0, horizon + 0.01),
    6,
    [mix(tones.mid, tones.light, 0.2), mix(tones.mid, tones.light, 0.62), tones.light, lighter(tones.light, 0.7)],
    (u, v) =>
      0.16 +
      v * 0.5 +
      Math.exp(-(((u - 0.7) * aspect * 0.8) ** 2 + (v - 0.9) ** 2) * 2.2) * 0.5 +
      (fractal(u * 3 * aspect, v * 7, seed) - 0.5) * 0.2,
  );
  const water = backdrop(
    part(frame, horizon, 0.78),
    4,
    [darker(sea, 0.5), sea, lighter(sea, 0.35), lighter(tones.light, 0.5)],
    (u, v) => {
      const near = 6 + 60 * (1 - v) ** 2;
      const across = u * Math.max(1.5, aspect);
      const swell = noise(across * near * 0.5, v * near * 3.2, seed + 2);
      const glitter =
        Math.max(0, noise(across * near * 2.6, v * near * 9, seed + 5) - 0.72) *
        2.4 *
        Math.exp(-(((u - 0.7) * aspect) ** 2) * 3);
      return 0.24 + v * 0.3 + (swell - 0.5) * 0.16 + glitter;
    },
  );
  const line = (u: number): number =>
    shore + Math.sin(u * aspect * 1.7 + seed) * 0.022 + (noise(u * aspect * 3, 1, seed + 8) - 0.5) * 0.05 + u * 0.06;
  return [
    sky,
    water,
    {
      defs: '',
      body: sandLayer(
        staging,
        line,
        [darker(sand, 0.5), darker(sand, 0.18), sand, lighter(sand, 0.4), '#fffdf8'],
        aspect,
      ),
    },
  ];
};

const sandLayer = (
  { frame, seed, id }: Staging,
  line: (u: number) => number,
  colours: readonly string[],
  aspect: number,
): string => {
  const grid = cellsOver(frame, 4);
  const field = fieldOf(grid, (u, v) => {
    const inland = v - line(u);
    const lace = fractal(u * aspect * 22 + v * 9, v * 40, seed + 11);
    const foam =
      smooth(0.014 + lace * 0.02, 0, Math.abs(inland)) * 0.9 +
      smooth(0.05, 0, Math.abs(inland - 0.05)) * Math.max(0, lace - 0.52) * 1.3;
    const wet = smooth(0.14, 0.02, inland);
    const ripple = noise(u * aspect * 5 + v * 3, v * 46 + noise(u * aspect * 3, v * 4, seed + 15) * 9, seed + 13);
    return (
      0.54 -
      wet * 0.24 +
      (ripple - 0.5) * 0.1 * smooth(0.06, 0.26, inland) +
      (noise(u * aspect * 150, v * 150, seed) - 0.5) * 0.05 -
      (v - 0.7) * 0.12 +
      foam * 0.5
    );
  });
  const edge = Array.from(
    { length: 61 },
    (_, i) => `${((i / 60) * frame.width).toFixed(0)} ${((line(i / 60) - 0.012) * frame.height).toFixed(1)}`,
  ).join('L');
  return `<clipPath id="${id}shore"><path d="M${edge}L${frame.width} ${frame.height}L0 ${frame.height}Z"/></clipPath><g clip-path="url(#${id}shore)">${colourLayer(grid, field, colours)}</g>`;
};

const ridge = (frame: Frame, base: number, rise: number, seed: number, aspect: number): string => {
  const points = Array.from({ length: 181 }, (_, i) => {
    const x = (i / 180) * aspect;
    const slope =
      fractal(x * 1.5, 0.5, seed) +
      (1 - Math.abs(2 * noise(x * 3.2, 1.5, seed + 1) - 1)) * 0.3 +
      noise(x * 26, 2, seed + 2) * 0.05;
    return `${((i / 180) * frame.width).toFixed(0)} ${((base - (slope - 0.45) * rise) * frame.height).toFixed(1)}`;
  });
  return `M${points.join('L')}L${frame.width} ${frame.height}L0 ${frame.height}Z`;
};

/** Mountains behind mountains, paler with distance, over still water. */
export const fjord = (staging: Staging): Drawn[] => {
  const { frame, tones, seed, id } = staging;
  const aspect = frame.width / frame.height;
  const waterline = 0.64;
  const air = mix(lighter(tones.light, 0.3), tones.mid, 0.12);
  const sky = backdrop(
    part(frame, 0, waterline),
    6,
    [mix(tones.mid, tones.light, 0.45), mix(tones.mid, air, 0.75), air, '#fffdf9'],
    (u, v) =>
      0.12 +
      v * 0.62 +
      Math.exp(-(((u - 0.64) * aspect) ** 2 + (v - 0.7) ** 2) * 3) * 0.34 +
      (fractal(u * 2.4 * aspect, v * 6, seed) - 0.5) * 0.22,
  );
  const layers = Array.from({ length: 6 }, (_, i) => {
    const near = i / 5;
    const tone = mix(air, darker(mix(tones.dark, tones.mid, 0.3), 0.25), 0.14 + near * 0.72);
    const stops = `<stop offset="0" stop-color="${tone}"/><stop offset=".5" stop-color="${mix(tone, air, 0.3 * (1 - near))}"/><stop offset=".62" stop-color="${mix(tone, air, 0.62 * (1 - near * 0.7))}"/>`;
    return {
      defs: `<linearGradient id="${id}m${i}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${frame.height * 0.2}" y2="${frame.height}">${stops}</linearGradient>`,
      body: `<path d="${ridge(frame, 0.44 + near * 0.16, 0.52 - near * 0.2, seed + i * 23, aspect)}" fill="url(#${id}m${i})"/>`,
    };
  });
  const grid = cellsOver(part(frame, waterline, 1), 4);
  const deep = mix(tones.dark, tones.mid, 0.45);
  const water = colourLayer(
    grid,
    fieldOf(grid, (u, v) => {
      const near = 4 + 40 * (1 - v) ** 2;
      const ripple = noise(u * aspect * near * 0.5, v * near * 3.4, seed + 30);
      const mirror = fractal((u * aspect + (ripple - 0.5) * 0.1) * 1.5, 0.5, seed + 115);
      return (
        0.72 -
        v * 0.42 -
        smooth(0.35, 0.62, mirror - v * 0.3) * 0.26 +
        (ripple - 0.5) * 0.13 +
        Math.exp(-(((u - 0.64) * aspect) ** 2) * 5) * 0.2
      );
    }),
    [darker(deep, 0.5), deep, mix(deep, air, 0.5), air],
  );
  const shoreline = `<rect ${areaOf({ x: 0, y: frame.height * (waterline - 0.002), width: frame.width, height: frame.height * 0.006 })} fill="${lighter(air, 0.4)}" opacity=".55"/>`;
  return [sky, ...layers, { defs: '', body: water + shoreline }];
};
