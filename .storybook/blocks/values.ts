import { expandBranding } from '@vitrine/tokens';
import type { Branding, ExpandedBranding, Mode } from '@vitrine/tokens';
import { brandings } from '../modes.ts';
import type { Partner } from '../modes.ts';

export interface Expanded {
  light: ExpandedBranding;
  dark: ExpandedBranding;
}

export const expandBoth = (style: Branding): Expanded => ({
  light: expandBranding(style, 'light'),
  dark: expandBranding(style, 'dark'),
});

const kept = new Map<Partner, Expanded>();

/** A partner's whole theme, worked out once for all tables that show it. */
export const expandedOf = (partner: Partner): Expanded => {
  const found = kept.get(partner) ?? expandBoth(brandings[partner]);
  kept.set(partner, found);
  return found;
};

type Values = Record<string, string>;

/** A value with the references to others followed to their ends. */
export const resolved = (vars: Values, value: string): string => {
  const followed = value.replaceAll(/var\((--[\w-]+)\)/g, (reference, name: string) => vars[name] ?? reference);
  return followed === value ? value : resolved(vars, followed);
};

const valueIn = ({ vars }: ExpandedBranding, name: string): string => resolved(vars, (vars as Values)[name] ?? '');

/** By mode where light and dark differ, else the one value of both. */
export const valuesOf = (expanded: Expanded, name: string): { mode: Mode | 'both'; value: string }[] => {
  const [light, dark] = [valueIn(expanded.light, name), valueIn(expanded.dark, name)];
  return light === dark
    ? [{ mode: 'both', value: light }]
    : [
        { mode: 'light', value: light },
        { mode: 'dark', value: dark },
      ];
};

interface Described {
  path: string;
  cssVariable: string;
  figmaName: string;
  description: string;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[\s./_-]+/g, ' ');

/** Whether every word of a search is in a token's names or description, however they are joined: `ground raised` finds `--v-color-ground-raised`. */
export const matches = ({ path, cssVariable, figmaName, description }: Described, search: string): boolean => {
  const text = bare([path, cssVariable, figmaName, description].join(' '));
  return bare(search)
    .trim()
    .split(' ')
    .every((word) => text.includes(word));
};
