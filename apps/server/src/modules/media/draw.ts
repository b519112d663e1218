import { drawGoods, drawLogo, drawPortrait, drawScene, drawSwatch } from '../../seed/drawing/index.ts';
import type { Recipe } from '../../seed/drawing/index.ts';
import { openFace } from '../../seed/drawing/faces.ts';

/** The drawing a recipe describes, as SVG. */
export const draw = (recipe: Recipe): string => {
  switch (recipe.draw) {
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
  }
};
