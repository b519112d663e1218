import { darker, lighter, lightness, mix, saturate } from '../core/colour.ts';
import { toD } from '../core/path.ts';
import type { Pt } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';

type Ink = { colour: string; extra: string; rng: Rng };
type Tile = { width: number; height: number; body: string };

/** Draws a motif at a place and again across each edge it may cross, so that the tile repeats without a seam. */
const wrapped = (
  size: number,
  x: number,
  y: number,
  radius: number,
  draw: (x: number, y: number) => string,
): string => {
  const shifts = (place: number): number[] => [
    0,
    ...(place < radius ? [size] : []),
    ...(place > size - radius ? [-size] : []),
  ];
  return shifts(x)
    .flatMap((dx) => shifts(y).map((dy) => draw(x + dx, y + dy)))
    .join('');
};

/** Places spread evenly but not in rows. */
const scattered = (rng: Rng, size: number, count: number): Pt[] => {
  const places: Pt[] = [];
  const gap = (a: number, b: number): number => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  for (let i = 0; i < count; i++) {
    const tries = Array.from({ length: 14 }, (): Pt => [rng.between(0, size), rng.between(0, size)]);
    const room = (p: Pt): number => Math.min(1e9, ...places.map((q) => Math.hypot(gap(p[0], q[0]), gap(p[1], q[1]))));
    places.push(tries.reduce((best, each) => (room(each) > room(best) ? each : best)));
  }
  return places;
};

const at = (x: number, y: number, turn: number, scale: number, body: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})">${body}</g>`;

const petals = (count: number, fill: string, vein: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<g transform="rotate(${((i * 360) / count).toFixed(0)})"><path d="M0 0C-13 -7 -13 -24 -3 -27C1 -24 2 -25 4 -27C13 -22 12 -7 0 0Z" fill="${fill}"/><path d="M0 -3C-1 -9 0 -14 1 -19" fill="none" stroke="${vein}" stroke-width="1.2" opacity=".6"/></g>`,
  ).join('');

const leaf = (fill: string, vein: string): string =>
  `<path d="M0 0C10 -10 12 -26 2 -42C-9 -28 -10 -12 0 0Z" fill="${fill}"/><path d="M0 0C1 -14 2 -24 2 -36" fill="none" stroke="${vein}" stroke-width="1.1" opacity=".55"/>`;

export const floralTile = ({ colour, extra, rng }: Ink): Tile => {
  const size = 230;
  const scale = rng.pick([0.62, 0.85, 1.15]);
  const foliage = mix(saturate(mix(extra, '#3d5a3a', 0.66), 0.9), colour, lightness(colour) < 0.3 ? 0.3 : 0.1);
  const second = mix(extra, lightness(colour) > 0.5 ? darker(colour, 0.5) : lighter(colour, 0.7), 0.45);
  const sprig = (p: Pt): string => {
    const turn = rng.between(0, 360);
    const body = leaf(foliage, lighter(foliage, 0.4));
    return wrapped(
      size,
      p[0],
      p[1],
      50 * scale,
      (x, y) => at(x, y, turn, scale * 0.9, body) + at(x, y, turn + 70, scale * 0.62, body),
    );
  };
  const bloom = (p: Pt, i: number): string => {
    const fill = i % 3 === 0 ? second : extra;
    const heart = `<circle r="5.4" fill="${mix(fill, '#f0c040', 0.6)}"/><circle r="2.6" cx="-1" cy="-1" fill="${darker(fill, 0.5)}"/>`;
    const body =
      petals(5, fill, darker(fill, 0.4)) + at(0, 0, 36, 0.6, petals(5, lighter(fill, 0.2), darker(fill, 0.3))) + heart;
    const turn = rng.between(0, 72);
    const own = scale * rng.between(0.7, 1.1);
    return wrapped(size, p[0], p[1], 36 * own, (x, y) => at(x, y, turn, own, body));
  };
  const places = scattered(rng, size, Math.round(15 / scale));
  return { width: size, height: size, body: places.map(sprig).join('') + places.map(bloom).join('') };
};

const blot = (rng: Rng, radius: number, from = 0, sweep = 360): Pt[] =>
  Array.from({ length: 9 }, (_, i): Pt => {
    const angle = ((from + (sweep * i) / 9) * Math.PI) / 180;
    const reach = radius * rng.between(0.72, 1.25);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

/** Leopard: broken rings around a warmer heart. */
export const animalTile = ({ colour, extra, rng }: Ink): Tile => {
  const size = 200;
  const heart = mix(colour, extra, 0.34);
  const spot = (p: Pt, i: number): string => {
    const radius = i % 4 === 3 ? 5 : rng.between(12, 19);
    const turn = rng.between(0, 360);
    const fleck = `<path d="${toD(blot(rng, radius))}" fill="${extra}"/>`;
    if (radius < 8) return wrapped(size, p[0], p[1], 10, (x, y) => at(x, y, turn, 1, fleck));
    const middle = `<path d="${toD(blot(rng, radius * 0.72))}" fill="${heart}"/>`;
    const marks = [0, 128, 236].map((angle) => {
      const body = toD(blot(rng, radius * 0.5));
      return at(
        Math.cos((angle * Math.PI) / 180) * radius,
        Math.sin((angle * Math.PI) / 180) * radius,
        angle,
        1,
        `<path transform="scale(.74 1.7)" d="${body}" fill="${extra}"/>`,
      );
    });
    return wrapped(size, p[0], p[1], 30, (x, y) => at(x, y, turn, 1, middle + marks.join('')));
  };
  return { width: size, height: size, body: scattered(rng, size, 24).map(spot).join('') };
};

export const dotTile = ({ extra, rng }: Ink): Tile => {
  const gap = rng.pick([26, 40, 64]);
  const radius = gap * rng.pick([0.13, 0.2, 0.27]);
  const spots = [
    [0, 0],
    [gap, 0],
    [0, gap],
    [gap, gap],
    [gap / 2, gap / 2],
  ];
  return {
    width: gap,
    height: gap,
    body: spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="${extra}"/>`).join(''),
  };
};

/** Rings of dye, soft by many thin layers; one large tile, centred on the chest. */
export const tiedyeTile = ({ colour, extra, rng }: Ink): Tile => {
  const size = 1200;
  const deep = mix(colour, extra, 0.5);
  const ring = (i: number): string => {
    const radius = 24 + i * 15 + rng.between(-8, 8);
    const points = Array.from({ length: 26 }, (_, k): Pt => {
      const angle = (k / 26) * Math.PI * 2;
      const reach = radius * (1 + rng.between(-0.09, 0.09));
      return [450 + Math.cos(angle) * reach, 560 + Math.sin(angle) * reach * 1.06];
    });
    const ink = i % 3 === 0 ? lighter(extra, 0.5) : i % 3 === 1 ? extra : deep;
    return `<path d="${toD(points)}" fill="none" stroke="${ink}" stroke-width="${rng.between(8, 34).toFixed(0)}" opacity="${rng.between(0.16, 0.42).toFixed(2)}"/>`;
  };
  const spokes = Array.from({ length: 34 }, () => {
    const angle = rng.between(0, 6.28);
    const [from, to] = [rng.between(10, 120), rng.between(220, 640)];
    const point = (reach: number): string =>
      `${(450 + Math.cos(angle) * reach).toFixed(0)} ${(560 + Math.sin(angle) * reach).toFixed(0)}`;
    return `<path d="M${point(from)}L${point(to)}" stroke="${rng.pick([extra, colour, lighter(colour, 0.5)])}" stroke-width="${rng.between(3, 14).toFixed(0)}" opacity=".28"/>`;
  });
  return { width: size, height: size, body: Array.from({ length: 42 }, (_, i) => ring(i)).join('') + spokes.join('') };
};
