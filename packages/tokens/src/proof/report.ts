import { blend, formatHex } from 'culori';
import type { ColorName, VarName } from '../contract/index.ts';
import type { Colors } from '../derive/color.ts';
import { contrast } from '../palette/color.ts';
import { pairs } from './pairs.ts';

/** One measured pair. Its sides are names of `vars`, so that anybody can measure it again. */
export interface Finding {
  foreground: VarName;
  background: VarName;
  /** WCAG 2 contrast, rounded down to two decimals. A see-through background is measured over white and over black; the lesser counts. */
  ratio: number;
  required: number;
  /** Whether a seed behind either side could not be used as given; `moves` says why. */
  moved: boolean;
}

/** The custom property of a colour role. */
export const colorVar = (role: ColorName): VarName => `--v-color-${role}`;

/** A colour as it may look: what is see-through, over the extremes of what can be behind it. */
const looks = (colour: string): string[] =>
  colour.length <= 7 ? [colour] : ['#ffffff', '#000000'].map((behind) => formatHex(blend([behind, colour])));

/** Contrast of an opaque colour on a ground, at its worst. */
export const ratioOf = (front: string, ground: string): number =>
  Math.min(...looks(ground).map((look) => contrast(front, look)));

/** A ratio as it is shown: two decimals, never more than it is. */
export const roundDown = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Measures every pair of the table. `moved` are the custom properties in which a seed is not used as given. */
export const measure = (colors: Colors, moved: ReadonlySet<VarName>): Finding[] =>
  pairs.flatMap(({ foregrounds, backgrounds, required }) =>
    backgrounds.map((role) => {
      const measured = foregrounds.map((front) => ({ front, ratio: ratioOf(colors[front], colors[role]) }));
      const { front, ratio } = measured.reduce((best, next) => (next.ratio > best.ratio ? next : best));
      const [foreground, background] = [colorVar(front), colorVar(role)];
      return {
        foreground,
        background,
        ratio: roundDown(ratio),
        required,
        moved: moved.has(foreground) || moved.has(background),
      };
    }),
  );
