import type { PictureSource } from '@vitrine/server/seed';
import { decodeRecipe, drawGoods, drawLogo, drawPortrait, drawScene, drawSwatch, drawWith } from './drawing/index.ts';

/** Draws a picture of the demo. Loaded by the server's processes that draw, and by nothing else. */
export const drawRecipe: PictureSource['drawRecipe'] = (text, openFace) => {
  const recipe = decodeRecipe(text);
  return (
    recipe &&
    drawWith(
      {
        goods: drawGoods,
        scene: drawScene,
        portrait: drawPortrait,
        swatch: drawSwatch,
        logo: (logo) => drawLogo(logo, openFace(logo.face)),
      },
      recipe,
    )
  );
};
