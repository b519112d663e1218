import type { Branding, Mode } from '../branding.ts';
import type { VarName } from '../contract/index.ts';
import { expandBranding } from '../expand.ts';
import { repairBranding } from '../repair/repair.ts';
import { typed } from './value.ts';
import type { Typed } from './value.ts';

export const modes: Mode[] = ['light', 'dark'];

export interface Token {
  name: VarName;
  /** Groups and name, such as `['color', 'ground-raised']`. */
  path: string[];
  css: string;
  typed: Typed;
}

/** Where a variable stands among design tokens. */
export const pathOf = (name: VarName): string[] => {
  const [group = '', ...rest] = name.slice('--v-'.length).split('-');
  return [group, rest.join('-')];
};

/** A document about to be written out. Throws what is wrong with it, for it was not checked where it was read. */
export const checked = (style: Branding): Branding => {
  const { branding, problems } = repairBranding(style);
  if (branding) return branding;
  throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
};

/** Every value of the contract in one mode. */
export const tokensOf = (style: Branding, mode: Mode): Token[] =>
  Object.entries(expandBranding(style, mode).vars).map(([key, css]) => {
    const name = key as VarName;
    return { name, path: pathOf(name), css, typed: typed(name, css) };
  });

/** Colours differ by mode; the rest is the same in both. */
export const isModal = ({ path }: Token): boolean => path[0] === 'color';

type Tree = { [key: string]: unknown };

/** Puts leaves into groups. Where a leaf is also a group of others, it goes inside as `own`. */
export const nest = (leaves: [path: string[], leaf: Tree][], own: string): Tree => {
  const tree: Tree = {};
  const groups = new Set(
    leaves.flatMap(([path]) => path.slice(0, -1).map((_, end) => path.slice(0, end + 1).join('.'))),
  );
  for (const [path, leaf] of leaves) {
    const full = groups.has(path.join('.')) ? [...path, own] : path;
    const group = full.slice(0, -1).reduce<Tree>((inner, key) => (inner[key] ??= {}) as Tree, tree);
    group[full.at(-1) ?? ''] = leaf;
  }
  return tree;
};

export const pretty = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** The seeds as tokens, by path: what a designer changes in another tool to change the branding. */
export const seedsOf = ({ seeds }: Branding): [path: string[], hex: string][] =>
  Object.entries(seeds).flatMap(([name, seed]): [string[], string][] =>
    typeof seed === 'string'
      ? [[['seed', name], seed]]
      : Object.entries(seed ?? {}).map(([inner, hex]) => [['seed', name, inner], hex]),
  );
