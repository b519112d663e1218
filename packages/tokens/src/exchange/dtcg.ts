import type { Branding, Mode } from '../branding.ts';
import type { VarName } from '../contract/index.ts';
import { extension } from './keys.ts';
import { checked, isModal, nest, pathOf, pretty, seedsOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { colourValue } from './value.ts';
import type { ShadowLayer, Typed } from './value.ts';

const schemas = 'https://www.designtokens.org/schemas/2025.10';

type Leaf = { [key: string]: unknown };

const layerOf = ({ color, inset, ...sizes }: ShadowLayer, refer: (name: VarName) => string) => ({
  color: typeof color === 'string' ? refer(color) : color,
  ...sizes,
  ...(inset ? { inset } : {}),
});

const plain = ($type: string, $value: unknown): Leaf => ({ $type, $value });
const withCss = (leaf: Leaf, css: string): Leaf => ({ ...leaf, $extensions: { [extension.css]: css } });

const shadowOf = (layers: ShadowLayer[], css: string, refer: (name: VarName) => string): Leaf => {
  const read = layers.map((layer) => layerOf(layer, refer));
  const leaf = plain('shadow', read.length === 1 ? read[0] : read);
  return css === 'none' ? withCss(leaf, css) : leaf;
};

/** A token by the rules of the format; null for words it has no type for. */
const leafOf = (found: Typed, css: string, refer: (name: VarName) => string): Leaf | null => {
  switch (found.type) {
    case 'text':
      return null;
    case 'alias':
      return { $value: refer(found.value) };
    case 'shadow':
      return shadowOf(found.value, css, refer);
    case 'dimension': {
      const { value, smallest } = found;
      const leaf = plain('dimension', value);
      return smallest ? { ...leaf, $extensions: { [extension.fluid]: { min: smallest, max: value, css } } } : leaf;
    }
    case 'number': {
      const leaf = plain('number', found.value);
      return found.unit ? withCss(leaf, css) : leaf;
    }
    case 'color':
    case 'cubicBezier':
    case 'duration':
    case 'fontFamily':
    case 'fontWeight':
      return plain(found.type, found.value);
  }
};

type Placed = [path: string[], leaf: Leaf];

/** Tokens as leaves by path, and the words that are none. */
const split = (tokens: Token[]): { leaves: Placed[]; words: Record<string, string> } => {
  const leaves: Placed[] = [];
  const words: Record<string, string> = {};
  for (const { path, css, typed } of tokens) {
    const leaf = leafOf(typed, css, (name) => `{${pathOf(name).join('.')}}`);
    if (leaf) leaves.push([path, leaf]);
    else words[path.join('.')] = css;
  }
  return { leaves, words };
};

const seedLeaves = (style: Branding): Placed[] =>
  seedsOf(style).map(([path, hex]) => [path, plain('color', colourValue(hex))]);

const own = '$root';

const documentOf = (style: Branding, mode: Mode): string => {
  const { leaves, words } = split(tokensOf(style, mode));
  return pretty({
    $schema: `${schemas}/format.json`,
    $description: `A Vitrine branding in ${mode} mode. Change the tokens under seed; the rest is derived from them.`,
    $extensions: { [extension.branding]: style, [extension.css]: words },
    ...nest([...seedLeaves(style), ...leaves], own),
  });
};

/** The whole theme as design tokens in the DTCG format 2025.10, one complete file for each mode. */
export const exportDtcg = (style: Branding): Record<Mode, string> => {
  const valid = checked(style);
  return { light: documentOf(valid, 'light'), dark: documentOf(valid, 'dark') };
};

/** The same in one file: a DTCG resolver document whose modifier `mode` chooses between light and dark. */
export const exportResolver = (style: Branding): string => {
  const valid = checked(style);
  const { leaves, words } = split(tokensOf(valid, valid.mode).filter((token) => !isModal(token)));
  const base = {
    $extensions: { [extension.branding]: valid, [extension.css]: words },
    ...nest([...seedLeaves(valid), ...leaves], own),
  };
  const context = (mode: Mode) => [nest(split(tokensOf(valid, mode).filter(isModal)).leaves, own)];
  return pretty({
    $schema: `${schemas}/resolver.json`,
    name: 'Vitrine branding',
    version: '2025.10',
    sets: { base: { sources: [base] } },
    modifiers: { mode: { contexts: { light: context('light'), dark: context('dark') }, default: valid.mode } },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
  });
};
