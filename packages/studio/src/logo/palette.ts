import { apart } from '../model/legible.ts';

/** A colour of a picture with its share of what can be seen. */
export interface Swatch {
  hex: string;
  /** 0 to 1. */
  share: number;
}

const opaque = 128;
/** Colours nearer to each other than this are one, such as the edges of letters. */
const near = 0.11;
const mostColours = 1500;

const hexAt = (pixels: ArrayLike<number>, at: number): string =>
  `#${[0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/** How often each colour occurs; what is more than half see-through is none. */
const countColours = (pixels: ArrayLike<number>): [hex: string, count: number][] => {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < opaque) continue;
    const found = hexAt(pixels, at);
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  // By colour where equally often, so that the order of pixels decides nothing.
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
};

/**
 * The colours of a picture given as red, green, blue and opacity, the most frequent first. Each is one that really occurs: the most
 * frequent of its neighbours. Pure: the same pixels in any order give the same.
 */
export const paletteOf = (pixels: ArrayLike<number>): Swatch[] => {
  const counted = countColours(pixels);
  const total = counted.reduce((sum, [, count]) => sum + count, 0);
  const groups: { hex: string; count: number }[] = [];
  for (const [hex, count] of counted.slice(0, mostColours)) {
    const [nearest] = groups
      .map((group) => ({ group, distance: apart(group.hex, hex) }))
      .toSorted((a, b) => a.distance - b.distance);
    if (nearest && nearest.distance < near) nearest.group.count += count;
    else groups.push({ hex, count });
  }
  return groups.toSorted((a, b) => b.count - a.count).map(({ hex, count }) => ({ hex, share: count / total }));
};
