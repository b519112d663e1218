import type { Branding, Mode } from '../branding.ts';
import { encodeShare } from './share.ts';
import { checked, nest, pretty, seedsOf, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { colourValue } from './value.ts';
import type { Dimension, Typed } from './value.ts';

type Leaf = { [key: string]: unknown };

/** Where Figma offers a variable, by the end of its name. */
const scopes: [pattern: RegExp, scopes: string[]][] = [
  [/^radius-|-radius$/, ['CORNER_RADIUS']],
  [/^border-|-border$|-stroke$/, ['STROKE_FLOAT']],
  [/^space-|-(?:gap|padding)(?:-|$)/, ['GAP']],
  [/^size-|-(?:height|width)(?:-|$)/, ['WIDTH_HEIGHT']],
  [/^(?:text|display)-(?:[a-z]{2}|hero)$|-size$/, ['FONT_SIZE']],
  [/family$/, ['FONT_FAMILY']],
  [/weight(?:-strong)?$/, ['FONT_WEIGHT']],
];

const leaf = ($type: 'color' | 'number' | 'string', $value: unknown, name = ''): Leaf => ({
  $type,
  $value,
  $extensions: { 'com.figma.scopes': scopes.find(([pattern]) => pattern.test(name))?.[1] ?? ['ALL_SCOPES'] },
});

const pixels = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * 16 : value);

/** A variable as Figma itself would write it: colours, numbers in pixels or milliseconds, words. Shadows are no variables there. */
const leafOf = (name: string, found: Typed): Leaf | null => {
  switch (found.type) {
    case 'color':
      return leaf('color', found.value);
    case 'dimension':
      return leaf('number', pixels(found.value), name);
    case 'duration':
      return leaf('number', found.value.unit === 's' ? found.value.value * 1000 : found.value.value);
    case 'number':
      return found.word === undefined
        ? leaf('number', found.value, found.unit ? '' : name)
        : leaf('string', found.word);
    case 'fontWeight':
      return leaf('number', found.value, name);
    case 'fontFamily':
      return leaf('string', found.value[0] ?? '', name);
    case 'cubicBezier':
      return leaf('string', found.value.join(', '));
    case 'shadow':
      return null;
  }
};

const variables = (tokens: Token[]): [string[], Leaf][] =>
  tokens.flatMap(({ name, path, description, typed }): [string[], Leaf][] => {
    const found = leafOf(name.slice('--v-'.length), typed);
    return found ? [[path, { ...found, $description: description }]] : [];
  });

const fileOf = (style: Branding, mode: Mode, tokens: Token[]): string => {
  const seeds = seedsOf(style).map(([path, hex]): [string[], Leaf] => [path, leaf('color', colourValue(hex))]);
  // A variable survives the way through Figma, where data of other tools may not.
  const branding: [string[], Leaf] = [['vitrine', 'branding'], leaf('string', encodeShare(style))];
  return pretty({
    ...nest([...seeds, ...variables(tokens), branding]),
    $extensions: { 'com.figma.modeName': mode },
  });
};

/**
 * Files for Figma's own import of variables, by name: one for each mode of one collection.
 * Sizes that grow with the screen come as their largest; shadows are styles in Figma, not variables, and are left out.
 */
export const exportFigma = (style: Branding): Record<string, string> => {
  const valid = checked(style);
  const { light, dark } = tokensOf(valid);
  return {
    'light.tokens.json': fileOf(valid, 'light', light),
    'dark.tokens.json': fileOf(valid, 'dark', dark),
  };
};
