import type { Branding, Mode } from '../branding.ts';
import { extension } from './keys.ts';
import { checked, nest, pretty, seedsOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { colourValue } from './value.ts';
import type { ShadowLayer, Typed } from './value.ts';

const schemas = 'https://www.designtokens.org/schemas/2025.10';

type Leaf = { [key: string]: unknown };

const layerOf = ({ inset, ...layer }: ShadowLayer) => (inset ? { ...layer, inset } : layer);

const valueOf = (found: Typed): unknown => {
  if (found.type !== 'shadow') return found.value;
  const layers = found.value.map(layerOf);
  return layers.length === 1 ? layers[0] : layers;
};

/** What the format cannot say of a value, for tools that know CSS. */
const extensionsOf = (found: Typed, css: string): Leaf => {
  if (found.type === 'dimension' && found.smallest)
    return { $extensions: { [extension.fluid]: { min: found.smallest, max: found.value, css } } };
  const inexact = css === 'none' || (found.type === 'number' && (found.unit ?? found.word) !== undefined);
  return inexact ? { $extensions: { [extension.css]: css } } : {};
};

const leafOf = ({ description, css, typed }: Token): Leaf => ({
  $type: typed.type,
  $value: valueOf(typed),
  $description: description,
  ...extensionsOf(typed, css),
});

type Placed = [path: string[], leaf: Leaf];

const leaves = (tokens: Token[]): Placed[] => tokens.map((token) => [token.path, leafOf(token)]);

const seedLeaves = (style: Branding): Placed[] =>
  seedsOf(style).map(([path, hex]) => [path, { $type: 'color', $value: colourValue(hex) }]);

const documentOf = (style: Branding, mode: Mode, tokens: Token[]): string =>
  pretty({
    $schema: `${schemas}/format.json`,
    $description: `A Vitrine branding in ${mode} mode. Change the tokens under seed; the rest is derived from them.`,
    $extensions: { [extension.branding]: style },
    ...nest([...seedLeaves(style), ...leaves(tokens)]),
  });

/** The whole theme as design tokens in the DTCG format 2025.10, one complete file for each mode. */
export const exportDtcg = (style: Branding): Record<Mode, string> => {
  const valid = checked(style);
  const { light, dark } = tokensOf(valid);
  return { light: documentOf(valid, 'light', light), dark: documentOf(valid, 'dark', dark) };
};

/** The same in one file: a DTCG resolver document whose modifier `mode` chooses between light and dark. */
export const exportResolver = (style: Branding): string => {
  const valid = checked(style);
  const { light, dark } = tokensOf(valid);
  const base = {
    $extensions: { [extension.branding]: valid },
    ...nest([...seedLeaves(valid), ...leaves(light.filter(({ modal }) => !modal))]),
  };
  const context = (tokens: Token[]) => [nest(leaves(tokens.filter(({ modal }) => modal)))];
  return pretty({
    $schema: `${schemas}/resolver.json`,
    name: 'Vitrine branding',
    version: '2025.10',
    sets: { base: { sources: [base] } },
    modifiers: { mode: { contexts: { light: context(light), dark: context(dark) }, default: valid.mode } },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
  });
};
