import { SHAPES } from '../packages/demo/src/drawing/recipe.ts';
import type { GoodsRecipe, PortraitRecipe, SceneRecipe, SwatchRecipe } from '../packages/demo/src/drawing/recipe.ts';

export { drawWith } from '../packages/demo/src/drawing/recipe.ts';
export { decodeRecipe } from '../packages/demo/src/drawing/encode.ts';

// Stands in for @vitrine/demo/drawing: a picture of a drawing is fifty times heavier, and says nothing of the component around it.
const flat = (width: number, height: number, colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`;

export const drawGoods = ({ colour }: GoodsRecipe): string => flat(900, 1200, colour);
export const drawScene = ({ shape, palette }: SceneRecipe): string => {
  const [width, height] = SHAPES[shape];
  return flat(width, height, palette[0] ?? '#808080');
};
export const drawSwatch = ({ colour }: SwatchRecipe): string => flat(120, 120, colour);
export const drawPortrait = ({ colour }: PortraitRecipe): string => flat(600, 600, colour);
