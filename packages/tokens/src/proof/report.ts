import { blend, formatHex, parse } from 'culori';
import type { Theme, VarName } from '../contract/index.ts';
import { contrast } from '../palette/color.ts';
import { pairs } from './pairs.ts';
import type { Role } from './pairs.ts';

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

/** The custom property of a colour role: `caution.ink` is `--v-color-caution-ink`. */
export const colorVar = (role: Role): VarName =>
  `--v-color-${role.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The value of a colour role. */
export const valueOf = (color: Theme['color'], role: Role): string => {
  const [name, part] = role.split('.') as [keyof Theme['color'], keyof Theme['color']['info'] | undefined];
  const value = color[name];
  return typeof value === 'string' ? value : value[part ?? 'ink'];
};

/** A colour as it may look: what is see-through, over the extremes of what can be behind it. */
const looks = (colour: string): string[] => {
  const parsed = parse(colour);
  if (parsed?.alpha === undefined) return [colour];
  return ['#ffffff', '#000000'].map((behind) => formatHex(blend([behind, parsed])));
};

const ratioOf = (front: string, ground: string): number =>
  Math.floor(Math.min(...looks(ground).map((look) => contrast(front, look))) * 100) / 100;

/** Measures every pair of the table. `moved` are the roles in which a seed is not used as given. */
export const measure = (color: Theme['color'], moved: ReadonlySet<string>): Finding[] =>
  pairs.flatMap(({ foreground, backgrounds, required }) =>
    backgrounds.map((role) => {
      const measured = [foreground].flat().map((front) => ({
        foreground: colorVar(front),
        background: colorVar(role),
        ratio: ratioOf(valueOf(color, front), valueOf(color, role)),
      }));
      const best = measured.reduce((a, b) => (b.ratio > a.ratio ? b : a));
      return { ...best, required, moved: moved.has(best.foreground) || moved.has(best.background) };
    }),
  );
