import { FACE_NAMES, packName, unpackName } from '@vitrine/server/lettering';
import { FABRICS } from './fabric/fabric.ts';
import { GOODS } from './goods/index.ts';
import type { GoodsKind } from './goods/index.ts';
import { initialsOf } from './letters.ts';
import { LOGO_STYLES, PORTRAITS, SCENES, SHAPES, VIEWS } from './recipe.ts';
import type { Recipe, Shape } from './recipe.ts';

const bare = (hex: string): string => hex.replace('#', '').toLowerCase();

/** A picture's recipe as one URL-safe path segment, such as `goods.dress.stripe.a1b2c3.ffffff.17.front`. */
export const encodeRecipe = ({ draw, recipe }: Recipe): string => {
  switch (draw) {
    case 'goods':
      return [
        'goods',
        recipe.kind,
        recipe.fabric,
        bare(recipe.colour),
        bare(recipe.extraColour),
        recipe.seed,
        recipe.view,
        ...(recipe.ground ? [bare(recipe.ground)] : []),
      ].join('.');
    case 'scene':
      return ['scene', recipe.kind, recipe.palette.map(bare).join('-'), recipe.seed, recipe.shape].join('.');
    case 'logo':
      return [
        'logo',
        packName(recipe.name),
        recipe.face,
        recipe.style,
        ...(recipe.colour ? [bare(recipe.colour)] : []),
      ].join('.');
    case 'portrait':
      return [
        'portrait',
        recipe.kind,
        initialsOf(recipe.initials) || 'x',
        bare(recipe.colour),
        bare(recipe.extraColour),
        recipe.seed,
      ].join('.');
    case 'swatch':
      return [
        'swatch',
        recipe.fabric,
        bare(recipe.colour),
        bare(recipe.extraColour),
        ...(recipe.seed === undefined ? [] : [recipe.seed]),
      ].join('.');
  }
};

type Word = string | undefined;
const oneOf =
  <T extends string>(list: readonly T[]) =>
  (word: Word): T | undefined =>
    list.find((each) => each === word);
const colourOf = (word: Word): string | undefined => (word && /^[0-9a-f]{6}$/.test(word) ? `#${word}` : undefined);
const seedOf = (word: Word): number | undefined => (word && /^(0|[1-9]\d{0,2})$/.test(word) ? Number(word) : undefined);
const fabricOf = oneOf(FABRICS);
const kindOf = oneOf(Object.keys(GOODS) as GoodsKind[]);
const sceneOf = oneOf(SCENES);
const shapeOf = oneOf(Object.keys(SHAPES) as Shape[]);

const isWhole = <T extends object>(parts: { [K in keyof T]: T[K] | undefined }): parts is T =>
  Object.values(parts).every((part) => part !== undefined);

/** An optional last word: absent is fine, present must be right. */
const optional = <T>(word: Word, read: (word: Word) => T | undefined): { ok: boolean; value: T | undefined } => {
  const value = word === undefined ? undefined : read(word);
  return { ok: word === undefined || value !== undefined, value };
};

const readGoods = (words: readonly string[]): Recipe | undefined => {
  const ground = optional(words[6], colourOf);
  const parts = {
    kind: kindOf(words[0]),
    fabric: fabricOf(words[1]),
    colour: colourOf(words[2]),
    extraColour: colourOf(words[3]),
    seed: seedOf(words[4]),
    view: oneOf(VIEWS)(words[5]),
  };
  return words.length <= 7 && ground.ok && isWhole(parts)
    ? { draw: 'goods', recipe: { ...parts, ...(ground.value ? { ground: ground.value } : {}) } }
    : undefined;
};

const readScene = (words: readonly string[]): Recipe | undefined => {
  const palette = (words[1] ?? '').split('-').map(colourOf);
  const parts = { kind: sceneOf(words[0]), seed: seedOf(words[2]), shape: shapeOf(words[3]) };
  const colours = palette.filter((each) => each !== undefined);
  return words.length === 4 &&
    colours.length === palette.length &&
    colours.length >= 3 &&
    colours.length <= 5 &&
    isWhole(parts)
    ? { draw: 'scene', recipe: { ...parts, palette: colours } }
    : undefined;
};

const readLogo = (words: readonly string[]): Recipe | undefined => {
  const colour = optional(words[3], colourOf);
  const parts = {
    name: unpackName(words[0] ?? ''),
    face: oneOf(FACE_NAMES)(words[1]),
    style: oneOf(LOGO_STYLES)(words[2]),
  };
  return words.length <= 4 && colour.ok && isWhole(parts)
    ? { draw: 'logo', recipe: { ...parts, ...(colour.value ? { colour: colour.value } : {}) } }
    : undefined;
};

const readPortrait = (words: readonly string[]): Recipe | undefined => {
  const initials = words[1] === 'x' ? '' : /^[A-Z]{1,3}$/.test(words[1] ?? '') ? words[1] : undefined;
  const parts = {
    kind: oneOf(PORTRAITS)(words[0]),
    initials,
    colour: colourOf(words[2]),
    extraColour: colourOf(words[3]),
    seed: seedOf(words[4]),
  };
  return words.length === 5 && isWhole(parts) ? { draw: 'portrait', recipe: parts } : undefined;
};

const readSwatch = (words: readonly string[]): Recipe | undefined => {
  const seed = optional(words[3], seedOf);
  const parts = { fabric: fabricOf(words[0]), colour: colourOf(words[1]), extraColour: colourOf(words[2]) };
  return words.length <= 4 && seed.ok && isWhole(parts)
    ? { draw: 'swatch', recipe: { ...parts, ...(seed.value === undefined ? {} : { seed: seed.value }) } }
    : undefined;
};

const READERS = new Map([
  ['goods', readGoods],
  ['scene', readScene],
  ['logo', readLogo],
  ['portrait', readPortrait],
  ['swatch', readSwatch],
]);

/** The recipe a path segment stands for; anything not written exactly so is `undefined`. Never throws. */
export const decodeRecipe = (path: string): Recipe | undefined => {
  if (path.length > 200) return undefined;
  const [draw, ...words] = path.split('.');
  return READERS.get(draw ?? '')?.(words);
};
