import { decodeRecipe } from '../../seed/drawing/index.ts';
import type { Recipe } from '../../seed/drawing/index.ts';

/** Widths a picture is drawn in, in pixels. A closed list: a visitor cannot make the server draw sizes without end. */
const widths: readonly number[] = [
  120, 240, 300, 320, 360, 480, 600, 640, 780, 960, 1200, 1280, 1440, 1600, 1920, 2560,
];

/** A drawn picture somebody asks for; without a width it is the drawing itself. */
export interface Picture {
  key: string;
  recipe: Recipe;
  width?: number;
}

/** Reads `<recipe>/<width>.webp`, or `<recipe>.svg` for wordmarks; undefined for anything else. */
export const readPicture = (path: string): Picture | undefined => {
  const raster = /^([\w.-]{1,200})\/(\d{2,4})\.webp$/.exec(path);
  const [, name = path.replace(/\.svg$/, ''), digits] = raster ?? [];
  const recipe = decodeRecipe(name);
  if (!recipe) return undefined;
  if (raster) return widths.includes(Number(digits)) ? { key: path, recipe, width: Number(digits) } : undefined;
  return path.endsWith('.svg') && recipe.draw === 'logo' ? { key: path, recipe } : undefined;
};
