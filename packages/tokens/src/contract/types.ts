import type { source } from './source.ts';

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;
type Keys<Tree> = Exclude<keyof Tree, `$${string}`> & string;
type Token = { $value: unknown };

/** A tree of tokens as style files write it: `ground-raised` is `groundRaised`, each token a string. */
type Roles<Tree> = {
  [Key in Keys<Tree> as Camel<Key>]: Tree[Key] extends Token ? string : Roles<Tree[Key]>;
};

type Names<Tree> = {
  [Key in Keys<Tree>]: Tree[Key] extends Token ? Key : `${Key}-${Names<Tree[Key]>}`;
}[Keys<Tree>];

type Source = typeof source;

/** The contract: every role of colour, of the brand and of components, each as a string. */
export type Theme = Roles<Source['modes']['light']> & Roles<Source['brand']> & Roles<Source['components']>;

/** A role of colour as its custom property spells it: `ground-raised`, `caution-ink`. */
export type ColorName = Names<Source['modes']['light']['color']>;

/** A token of the contract by its path, joined by dashes: `color-ground-raised`. */
export type TokenName = Names<Source['modes']['light']> | Names<Source['brand']> | Names<Source['components']>;

/** A custom property of the contract, such as `--v-color-ink`. */
export type VarName = `--v-${string}`;
