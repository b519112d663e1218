import type { Mode } from '../branding.ts';
import type { ColorName } from '../contract/index.ts';
import { source } from '../contract/source.ts';
import { flatten } from '../contract/tokens.ts';
import type { Tone } from '../palette/color.ts';

const levelsOf = (mode: Mode) =>
  Object.fromEntries(
    flatten(source.modes[mode].color).flatMap(([path, { value }]) => {
      const components = (value as { components?: [number, number, number] }).components;
      if (!components) return [];
      const [l, c, h] = components;
      return [[path.replaceAll('.', '-'), { l, c, h }]];
    }),
  ) as Record<ColorName, Tone>;

/** Lightness, chroma and hue that the mode's tokens give each role; aliases have none. */
export const levels: Record<Mode, Record<ColorName, Tone>> = { light: levelsOf('light'), dark: levelsOf('dark') };

/** How far a role stands on the way from the page's ground to its ink, 0 to 1. */
export const wayToInk = (mode: Mode, role: ColorName): number => {
  const { ground, ink } = levels[mode];
  return (levels[mode][role].l - ground.l) / (ink.l - ground.l);
};

/** How much lighter a surface is than the page's ground. */
export const lift = (mode: Mode, role: ColorName): number => levels[mode][role].l - levels[mode].ground.l;

const { state, chroma, blend } = source.primitives.primitive;

/** Steps and limits that hold in both modes. */
export const limits = {
  hover: state.hover.$value,
  pressed: state.pressed.$value,
  black: state.black.$value,
  colourful: chroma.colourful.$value,
  line: chroma.line.$value,
  status: blend.status.$value,
};

/** How dense a scrim is. */
export const scrimAlpha: Record<Mode, number> = {
  light: source.modes.light.color.scrim.$value.alpha,
  dark: source.modes.dark.color.scrim.$value.alpha,
};
