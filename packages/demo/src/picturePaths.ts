import type { Face } from '@vitrine/server/lettering';
import { encodeRecipe } from './drawing/index.ts';
import type { GoodsRecipe, LogoRecipe, SceneRecipe, SwatchRecipe } from './drawing/index.ts';

/** Paths of drawn pictures, with `{w}` where the width goes. */
const drawn = (recipe: string): string => `/media/drawn/${recipe}/{w}.webp`;

export const goodsPicture = (recipe: GoodsRecipe): string => drawn(encodeRecipe({ draw: 'goods', recipe }));
export const scenePicture = (recipe: SceneRecipe): string => drawn(encodeRecipe({ draw: 'scene', recipe }));
export const swatchPicture = (recipe: SwatchRecipe): string => drawn(encodeRecipe({ draw: 'swatch', recipe }));

/** A wordmark has no width. */
export const logoPicture = (name: string, face: Face, style: LogoRecipe['style'], colour?: string): string =>
  `/media/drawn/${encodeRecipe({ draw: 'logo', recipe: { name, face, style, colour } })}.svg`;
