// Work of a child: draws pictures. They take seconds of processor time and hundreds of megabytes, which requests must not wait for.
import sharp from 'sharp';
import { drawFirstPicture } from './firstPictures.ts';
import { drawIcon } from './icon.ts';
import type { Icon } from './icon.ts';
import { openFace } from './lettering/openFace.ts';
import type { PictureSource } from './pictureSource.ts';

/** What to draw: an account's icon, or a recipe, as WebP of a width or without one as SVG. */
export type Drawing = { icon: Icon } | { recipe: string; width?: number };

export interface PaintOrder {
  drawing: Drawing;
  /** Address of the module that draws everything else, where there is one. */
  source?: string | undefined;
}

const quality = 82;

// Each process draws one picture at a time.
sharp.concurrency(1);
sharp.cache(false);

const draw = async (recipe: string, sourceAddress: string | undefined): Promise<string | undefined> => {
  const own = drawFirstPicture(recipe, openFace);
  if (own !== undefined || sourceAddress === undefined) return own;
  const source = (await import(sourceAddress)) as PictureSource;
  return source.drawRecipe(recipe, openFace);
};

/** The picture; undefined where there is no such recipe. */
export const work = async ({ drawing, source }: PaintOrder): Promise<Uint8Array | undefined> => {
  if ('icon' in drawing) return Buffer.from(drawIcon(drawing.icon));
  const { width } = drawing;
  const drawn = await draw(drawing.recipe, source);
  if (drawn === undefined) return undefined;
  const svg = Buffer.from(drawn);
  return width === undefined
    ? svg
    : sharp(svg, { limitInputPixels: 40_000_000 }).resize({ width }).webp({ quality, effort: 3 }).toBuffer();
};
