import type { Face } from '@vitrine/server/lettering';
import type { Fabric } from './fabric/fabric.ts';
import type { GoodsKind } from './goods/index.ts';

/** Which side or arrangement of the goods is shown. */
export const VIEWS = ['front', 'back', 'detail', 'flat2'] as const;
export const LOGO_STYLES = ['plain', 'spaced', 'stacked', 'framed', 'monogram'] as const;
export const PORTRAITS = ['monogram', 'shop'] as const;

export const SCENES = ['drape', 'rail', 'still-life', 'blinds', 'studio', 'beach', 'fjord', 'counter'] as const;
export type SceneKind = (typeof SCENES)[number];

/** Width and height of each shape, in drawing units. */
export const SHAPES = {
  wide: [2100, 900],
  landscape: [1920, 1080],
  portrait: [1080, 1350],
  square: [1200, 1200],
} as const;
export type Shape = keyof typeof SHAPES;

/** A flat-lay of one of the goods. Colours are `#rrggbb`; the seed is 0–999. */
export type GoodsRecipe = {
  kind: GoodsKind;
  fabric: Fabric;
  colour: string;
  extraColour: string;
  seed: number;
  view: (typeof VIEWS)[number];
  ground?: string | undefined;
};
/** A hero's mood picture. The palette has 3–5 colours, the first being the ground. */
export type SceneRecipe = { kind: SceneKind; palette: readonly string[]; seed: number; shape: Shape };
/** A brand's wordmark; without a colour it takes the text's. */
export type LogoRecipe = { name: string; face: Face; style: (typeof LOGO_STYLES)[number]; colour?: string | undefined };
/** A picture for a person (initials) or a shop (a front). */
export type PortraitRecipe = {
  kind: (typeof PORTRAITS)[number];
  initials: string;
  colour: string;
  extraColour: string;
  seed: number;
};
export type SwatchRecipe = { fabric: Fabric; colour: string; extraColour: string; seed?: number | undefined };

/** Any picture that can be drawn, by what it is. */
export type Recipe =
  | { draw: 'goods'; recipe: GoodsRecipe }
  | { draw: 'scene'; recipe: SceneRecipe }
  | { draw: 'logo'; recipe: LogoRecipe }
  | { draw: 'portrait'; recipe: PortraitRecipe }
  | { draw: 'swatch'; recipe: SwatchRecipe };

/** What draws each kind of recipe. */
export type Drawers = { readonly [R in Recipe as R['draw']]: (recipe: R['recipe']) => string };

/** Draws a recipe by the function of its kind. */
export const drawWith = (drawers: Drawers, { draw, recipe }: Recipe): string =>
  (drawers[draw] as (recipe: Recipe['recipe']) => string)(recipe);
