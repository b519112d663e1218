import type { Face, LetterFont } from './lettering/index.ts';

/**
 * A module that draws pictures from the recipes in their addresses. Its address is given at boot; the processes that draw load it when they
 * are first asked for a recipe that the server does not draw itself.
 */
export interface PictureSource {
  /** The picture as SVG; undefined when there is no such recipe. */
  drawRecipe(recipe: string, openFace: (face: Face) => LetterFont): string | undefined;
}
