import { source } from './source.ts';
import { flatten } from './tokens.ts';
import type { Theme, VarName } from './types.ts';

export type { ColorName, Theme, TokenName, VarName } from './types.ts';

/** Colour, brand, components: the order in which the contract lists its names. */
export const layers = { mode: source.modes.light, brand: source.brand, component: source.components } as const;

/** Paths of the contract's tokens in DTCG, such as `color.ground-raised`, in order. */
export const paths: readonly string[] = Object.values(layers).flatMap((tree) => flatten(tree).map(([path]) => path));

/** The custom property of a token: `color.ground-raised` is `--v-color-ground-raised`. */
export const varOf = (path: string): VarName => `--v-${path.replaceAll('.', '-')}`;

/** Every custom property of the contract, in order. */
export const varNames: readonly VarName[] = paths.map(varOf);

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Tree = { [key: string]: string | Tree };

const place = (tree: Tree, [key = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) tree[camel(key)] = value;
  else place((tree[camel(key)] ??= {}) as Tree, rest, value);
};

const asVars = (): Tree => {
  const tree: Tree = {};
  for (const path of paths) place(tree, path.split('.'), `var(${varOf(path)})`);
  return tree;
};

/** The theme contract as `var(--v-…)` strings, readable in style files and at run time alike. */
export const vars = asVars() as unknown as Theme;
