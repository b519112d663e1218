import { blend, parse, formatHex } from 'culori';
import type { Theme } from '../contract/index.ts';
import { contrast } from '../palette/color.ts';
import { pairs } from './pairs.ts';
import type { Role } from './pairs.ts';

/** One measured pair; `moved` says that a seed had to change its lightness to be seen. */
export interface Finding {
  foreground: Role;
  background: Role;
  ratio: number;
  required: number;
  moved: boolean;
}

/** A colour of the theme by role; what is see-through is measured at its worst, over white. */
const colorOf = (color: Theme['color'], role: Role): string => {
  const [name, part] = role.split('.') as [keyof Theme['color'], keyof Theme['color']['info'] | undefined];
  const value = color[name];
  const found = typeof value === 'string' ? value : value[part ?? 'ink'];
  const parsed = parse(found);
  return parsed?.alpha === undefined ? found : formatHex(blend(['#ffffff', parsed]));
};

/** Measures every pair of the table. `seeds` are the partner's own colours by the role they were asked for. */
export const measure = (color: Theme['color'], seeds: Partial<Record<Role, string>>): Finding[] =>
  pairs.flatMap(({ foreground, backgrounds, required }) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      ratio: Math.round(contrast(colorOf(color, foreground), colorOf(color, background)) * 100) / 100,
      required,
      moved: [foreground, background].some((role) => role in seeds && seeds[role] !== colorOf(color, role)),
    })),
  );
