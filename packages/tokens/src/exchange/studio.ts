import type { Branding, Mode } from '../branding.ts';
import { extension } from './keys.ts';
import { encodeShare } from './share.ts';
import { checked, modes, nest, pretty, seedsOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import type { ColourValue, Dimension, ShadowLayer, Typed } from './value.ts';

type Leaf = { [key: string]: unknown };

const leaf = ($type: string, $value: unknown): Leaf => ({ $type, $value });

const size = ({ value, unit }: Dimension): string => (value === 0 ? '0' : `${value}${unit}`);

const colour = ({ hex, alpha }: ColourValue): string =>
  alpha === 1
    ? hex
    : hex +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

const layerOf = ({ color, offsetX, offsetY, blur, spread, inset }: ShadowLayer) => ({
  x: size(offsetX),
  y: size(offsetY),
  blur: size(blur),
  spread: size(spread),
  color: colour(color),
  type: inset ? 'innerShadow' : 'dropShadow',
});

const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

const numberOf = (name: string, { value, unit, word }: Extract<Typed, { type: 'number' }>): Leaf => {
  if (word !== undefined) return leaf(name.endsWith('transform') ? 'textCase' : 'other', word);
  if (name.endsWith('tracking')) return leaf('letterSpacing', percent(value));
  if (name.endsWith('leading')) return leaf('lineHeights', percent(value));
  return unit ? leaf('other', `${value}${unit}`) : leaf('number', value);
};

/** A token by the types of Tokens Studio, which are finer than the format's in type and coarser elsewhere. */
const leafOf = (name: string, found: Typed): Leaf => {
  switch (found.type) {
    case 'color':
      return leaf('color', colour(found.value));
    case 'dimension':
      return leaf('dimension', size(found.value));
    case 'number':
      return numberOf(name, found);
    case 'fontWeight':
      return leaf('fontWeights', String(found.value));
    case 'fontFamily':
      return leaf('fontFamilies', found.value[0] ?? '');
    case 'shadow':
      return leaf('boxShadow', found.value.map(layerOf));
    case 'duration':
      return leaf('other', `${found.value.value}${found.value.unit}`);
    case 'cubicBezier':
      return leaf('other', `cubic-bezier(${found.value.join(', ')})`);
  }
};

const leaves = (tokens: Token[]): [string[], Leaf][] =>
  tokens.map(({ name, path, description, typed }) => [path, { ...leafOf(name, typed), $description: description }]);

const themeOf = (mode: Mode) => ({
  id: mode,
  name: mode,
  group: 'mode',
  selectedTokenSets: { core: 'source', [mode]: 'enabled' },
});

/** The whole theme as one file for Tokens Studio: sets `core`, `light` and `dark`, and a theme for each mode. */
export const exportTokensStudio = (style: Branding): string => {
  const valid = checked(style);
  const branding = { ...leaf('text', encodeShare(valid)), $extensions: { [extension.branding]: valid } };
  const { light, dark } = tokensOf(valid);
  const core = leaves(light.filter(({ modal }) => !modal));
  const seeds = seedsOf(valid).map(([path, hex]): [string[], Leaf] => [path, leaf('color', hex)]);
  const ofMode = (tokens: Token[]) => nest(leaves(tokens.filter(({ modal }) => modal)));
  return pretty({
    core: nest([...seeds, ...core, [['vitrine', 'branding'], branding]]),
    light: ofMode(light),
    dark: ofMode(dark),
    $themes: modes.map(themeOf),
    $metadata: { tokenSetOrder: ['core', ...modes] },
  });
};
