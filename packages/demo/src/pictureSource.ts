import type { PictureSource } from '@vitrine/server/seed';
import { decodeRecipe, drawGoods, drawLogo, drawPortrait, drawScene, drawSwatch } from './drawing/index.ts';

/** Draws a picture of the demo. Loaded by the server's processes that draw, and by nothing else. */
export const drawRecipe: PictureSource['drawRecipe'] = (text, openFace) => {
  const recipe = decodeRecipe(text);
  switch (recipe?.draw) {
    case 'goods':
      return drawGoods(recipe.recipe);
    case 'scene':
      return drawScene(recipe.recipe);
    case 'portrait':
      return drawPortrait(recipe.recipe);
    case 'swatch':
      return drawSwatch(recipe.recipe);
    case 'logo':
      return drawLogo(recipe.recipe, openFace(recipe.recipe.face));
    case undefined:
      return undefined;
  }
};
