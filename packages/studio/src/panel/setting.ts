import type { Branding } from '@vitrine/tokens';
import { choices } from './choices.ts';
import type { ChoicePath } from './choices.ts';

type Group = Record<string, unknown>;

const split = (path: string): [group: string | undefined, key: string] => {
  const [first = '', second] = path.split('.');
  return second === undefined ? [undefined, first] : [first, second];
};

/** What stands at a path; the first in the list, or `normal` and `none`, where the branding leaves it out. */
export const settingOf = (style: Branding, path: ChoicePath): string => {
  const [group, key] = split(path);
  const holder = (group === undefined ? style : style[group as keyof Branding]) as Group;
  const options: readonly string[] = choices[path];
  const held = holder[key];
  const usual = options.find((option) => option === 'normal' || option === 'none') ?? options[0] ?? '';
  return typeof held === 'string' ? held : usual;
};

/** The style with another choice at a path, or with another number or name. */
export const withSetting = (style: Branding, path: string, value: string | number): Branding => {
  const [group, key] = split(path);
  if (group === undefined) return { ...style, [key]: value };
  return { ...style, [group]: { ...(style[group as keyof Branding] as Group), [key]: value } };
};
