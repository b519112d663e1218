import { modifiers, source } from './source.ts';
import type { Choices } from './source.ts';
import { flatten, merge } from './tokens.ts';
import type { Token, Tokens } from './tokens.ts';

type Flat = [string, Token][];
type Chosen = Exclude<keyof Choices, 'mode'>;

const chosen = Object.keys(modifiers).filter((name) => name !== 'mode') as Chosen[];

const contexts = Object.fromEntries(
  chosen.map((name) => {
    const sources = Object.entries(modifiers[name].contexts as Record<string, object[]>);
    return [
      name,
      Object.fromEntries(sources.map(([choice, trees]) => [choice, trees.flatMap((tree) => flatten(tree))])),
    ];
  }),
) as Record<Chosen, Record<string, Flat>>;

const [primitives, brand, components] = [source.primitives, source.brand, source.components].map((tree) =>
  flatten(tree),
) as [Flat, Flat, Flat];
const modes = { light: flatten(source.modes.light), dark: flatten(source.modes.dark) };

/** The tokens of one set of choices, in the resolver's order: primitives, brand, mode, components, then what was chosen. */
export const resolve = (choices: Choices): Tokens =>
  merge(
    primitives,
    brand,
    modes[choices.mode],
    components,
    ...chosen.map((name) => contexts[name][choices[name]] ?? []),
  );
