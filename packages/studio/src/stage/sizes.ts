import type { Width } from '../types.ts';

/** Height of a usual screen of each width, in CSS pixels. */
export const screenHeights: Record<Width, number> = { 390: 844, 768: 1024, 1440: 900 };

/** A frame grows with what it shows, to so many screens; beyond that it scrolls. */
const SCREENS = 3;

/** The height a frame takes for content of `content` pixels: at least a usual screen, unless `minHeight` is given. */
export const frameHeight = (width: Width, content: number, minHeight = screenHeights[width]): number =>
  Math.min(Math.max(content, minHeight), screenHeights[width] * SCREENS);

/** Between frames that stand side by side, in pixels of the page. */
export const GAP = 24;

/** How small frames of these widths are drawn to stand side by side in `room` pixels; never larger than life. */
export const fitScale = (widths: readonly number[], room: number): number => {
  const all = widths.reduce((sum, width) => sum + width, 0);
  return Math.min(1, Math.max(0.1, (room - GAP * (widths.length - 1)) / all));
};
