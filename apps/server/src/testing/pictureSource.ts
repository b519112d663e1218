import type { PictureSource } from '../modules/shared/media/pictureSource.ts';

/** Draws `patch.<rrggbb>` as a patch of that colour, three by four. Loaded by the processes that draw, as a demo's own module is. */
export const drawRecipe: PictureSource['drawRecipe'] = (recipe) => {
  const [, colour] = /^patch\.([0-9a-f]{6})$/.exec(recipe) ?? [];
  return (
    colour &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="120"><path fill="#${colour}" d="M0 0h90v120H0z"/></svg>`
  );
};
