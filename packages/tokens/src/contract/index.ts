import { shape } from './shape.ts';
import type { Theme, VarName } from './shape.ts';

export type { Theme, VarName } from './shape.ts';

type Tree = { [key: string]: string | Tree };

const kebab = (word: string): string => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const mapLeaves = (tree: Tree, path: string[], leaf: (name: VarName, value: string) => string): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const here = [...path, kebab(key)];
      return [key, typeof value === 'string' ? leaf(`--v-${here.join('-')}`, value) : mapLeaves(value, here, leaf)];
    }),
  );

/** The theme contract as `var(--v-…)` strings, readable in style files and at run time alike. */
export const vars = mapLeaves(shape, [], (name) => `var(${name})`) as Theme;

const flatten = (theme: Theme): Record<VarName, string> => {
  const found: Record<VarName, string> = {};
  mapLeaves(theme, [], (name, value) => (found[name] = value));
  return found;
};

/** Every custom property of the contract, in order. */
export const varNames = Object.keys(flatten(shape)) as VarName[];

/** A filled contract as custom properties, in the contract's order. */
export const toVars = (theme: Theme): Record<VarName, string> => {
  const found = flatten(theme);
  return Object.fromEntries(varNames.map((name) => [name, found[name]])) as Record<VarName, string>;
};
