import type { Hand } from '../fabric/fabric.ts';
import type { Fabric } from '../fabric/fabric.ts';
import type { Fold, Item, Panel } from '../core/items.ts';
import type { Pt } from '../core/path.ts';
import type { Rng } from '../core/rng.ts';

/** What a maker of goods knows: chance, fabric and how it lies, whether the back is shown, and how far its stripes turn (degrees). x = 0 is the centre line, y runs 0–1200. */
export type Making = {
  rng: Rng;
  fabric: Fabric;
  hand: Hand;
  back: boolean;
  colour: string;
  extra: string;
  across?: number;
};
/** A kind of goods: how it is made, what a close-up looks at (centre and width), and how much of the sheet it may fill. */
export type Goods = {
  make: (making: Making) => Item[];
  focus: readonly [x: number, y: number, width: number];
  cloth: boolean;
  fill?: readonly [width: number, height: number];
};

/** The way cloth lies, for a panel. */
export const lying = ({ hand }: Making, wrinkles = 1): Pick<Panel, 'wrinkle' | 'grain' | 'puff' | 'gloss'> => ({
  wrinkle: hand.wrinkle * wrinkles,
  grain: hand.grain,
  puff: hand.puff,
  gloss: hand.gloss,
});

export const fold = (width: number, height: number, fade: Fold['fade'], ...line: Pt[]): Fold => ({
  line,
  width,
  height,
  ...(fade ? { fade } : {}),
});

/** Long soft folds hanging from one line of places to another, as gathered or full cloth does. */
export const hanging = (
  rng: Rng,
  count: number,
  top: (t: number) => Pt,
  bottom: (t: number) => Pt,
  height: number,
  width = 16,
): Fold[] =>
  Array.from({ length: count }, (_, i): Fold => {
    const t = (i + 0.5 + rng.between(-0.3, 0.3)) / count;
    const [from, to] = [top(t), bottom(Math.min(0.97, Math.max(0.03, t + rng.between(-0.03, 0.03))))];
    const reach = rng.between(0.72, 1.02);
    const start = rng.between(0, 0.18);
    const point = (share: number, sway: number): Pt => [
      from[0] + (to[0] - from[0]) * share + sway,
      from[1] + (to[1] - from[1]) * share,
    ];
    const way = rng.chance(0.5) ? 1 : -1;
    return {
      line: [point(start, 0), point((start + reach) / 2, rng.between(-9, 9)), point(reach, rng.between(-5, 5))],
      width: width * rng.between(0.7, 1.35),
      height: height * way * rng.between(0.6, 1.2),
      fade: 'both',
    };
  });

/** Short wrinkles across a limb where it bends, between two points of its axis. */
export const bends = (rng: Rng, from: Pt, to: Pt, reach: number, count: number, height: number): Fold[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [-dy / length, dx / length];
  return Array.from({ length: count }, (_, i): Fold => {
    const t = (i + 0.5 + rng.between(-0.35, 0.35)) / count;
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    const [near, far] = [-reach * rng.between(0.55, 1), reach * rng.between(0.2, 0.9)];
    const slant = rng.between(-0.5, 0.5) * reach;
    const side = rng.chance(0.5) ? 1 : -1;
    const point = (along: number, drift: number): Pt => [
      x + px * along * side + (dx / length) * drift,
      y + py * along * side + (dy / length) * drift,
    ];
    return {
      line: [point(near, slant), point((near + far) / 2, slant * 0.2), point(far, -slant * 0.6)],
      width: rng.between(6, 12),
      height: height * rng.between(0.5, 1.2),
      fade: 'end',
    };
  });
};
