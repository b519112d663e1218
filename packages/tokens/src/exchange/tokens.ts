import type { Branding, Mode } from '../branding.ts';
import { layers, varOf } from '../contract/index.ts';
import type { VarName } from '../contract/index.ts';
import { flatten } from '../contract/tokens.ts';
import { derive } from '../expand.ts';
import { repairBranding } from '../repair/repair.ts';
import { typed } from './value.ts';
import type { Typed } from './value.ts';

export const modes: Mode[] = ['light', 'dark'];

/** Every variable of the contract as the token it comes from. */
const sources = Object.values(layers)
  .flatMap((tree) => flatten(tree))
  .map(([path, token]) => ({ path, name: varOf(path), ...token }));

/** Variables of colours with the paths of their tokens. */
export const colourPaths: readonly [name: VarName, path: string][] = sources
  .filter(({ type }) => type === 'color')
  .map(({ name, path }) => [name, path]);

export interface Token {
  name: VarName;
  /** Groups and name, such as `['color', 'ground-raised']`. */
  path: string[];
  description: string;
  css: string;
  typed: Typed;
  /** Decided by the mode: every colour, and whatever is drawn in one. */
  modal: boolean;
}

/** A document about to be written out. Throws what is wrong with it, for it was not checked where it was read. */
export const checked = (style: Branding): Branding => {
  const { branding, problems } = repairBranding(style);
  if (branding) return branding;
  throw new Error(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
};

/** Every value of the contract in both modes. */
export const tokensOf = (style: Branding): Record<Mode, Token[]> => {
  const [light, dark] = [derive(style, 'light'), derive(style, 'dark')];
  const read = (vars: Record<VarName, string>): Token[] =>
    sources.map(({ path, name, type, description, hint }) => {
      const css = vars[name] ?? '';
      const modal = path.startsWith('color.') || light[name] !== dark[name];
      return { name, path: path.split('.'), description, css, typed: typed(type, css, hint.keywords), modal };
    });
  return { light: read(light), dark: read(dark) };
};

type Tree = { [key: string]: unknown };

/** Leaves put into groups by their paths. */
export const nest = (leaves: [path: string[], leaf: Tree][]): Tree => {
  const tree: Tree = {};
  for (const [path, leaf] of leaves) {
    const group = path.slice(0, -1).reduce<Tree>((inner, key) => (inner[key] ??= {}) as Tree, tree);
    group[path.at(-1) ?? ''] = leaf;
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
