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
const mostBins = 1500;

const hexOf = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** Colours whose red, green and blue agree in their upper five bits: a photograph has few of these, though each pixel differs. */
const binOf = (colour: number): number => colour & 0xf8_f8_f8;

/** How often each exact colour occurs; what is more than half see-through is none. */
const countColours = (pixels: ArrayLike<number>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < opaque) continue;
    const found = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
    counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
};

interface Bin {
  /** Its most frequent colour. */
  hex: string;
  count: number;
}

/** The most frequent bins first; by colour where equally often, so that the order of pixels decides nothing. */
const binsOf = (counts: ReadonlyMap<number, number>): Bin[] =>
  [...Map.groupBy(counts, ([colour]) => binOf(colour)).values()]
    .map((members) => {
      const [most] = members.toSorted(([a, m], [b, n]) => n - m || a - b);
      return { hex: hexOf(most?.[0] ?? 0), count: members.reduce((sum, [, count]) => sum + count, 0) };
    })
    .toSorted((a, b) => b.count - a.count || (a.hex < b.hex ? -1 : 1));

/**
 * The colours of a picture given as red, green, blue and opacity, the most frequent first. Each is one that really occurs: the most
 * frequent of its neighbours. Pure: the same pixels in any order give the same.
 */
export const paletteOf = (pixels: ArrayLike<number>): Swatch[] => {
  const bins = binsOf(countColours(pixels));
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const groups: Bin[] = [];
  for (const { hex, count } of bins.slice(0, mostBins)) {
    const [nearest] = groups
      .map((group) => ({ group, distance: apart(group.hex, hex) }))
      .toSorted((a, b) => a.distance - b.distance);
    if (nearest && nearest.distance < near) nearest.group.count += count;
    else groups.push({ hex, count });
  }
  return groups.toSorted((a, b) => b.count - a.count).map(({ hex, count }) => ({ hex, share: count / total }));
};
