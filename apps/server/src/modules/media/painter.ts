// A process of its own that draws pictures: they take seconds of processor time and hundreds of megabytes, which requests must not wait for.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { decodeRecipe, drawGoods, drawLogo, drawPortrait, drawScene, drawSwatch } from '../../seed/drawing/index.ts';
import type { Recipe } from '../../seed/drawing/index.ts';
import { openFace } from '../../seed/drawing/faces.ts';
import { drawIcon } from './icon.ts';
import type { Icon } from './icon.ts';

/** What to draw: an account's icon, or a recipe, as WebP of a width or without one as SVG. */
export type Drawing = { icon: Icon } | { recipe: string; width?: number };

/** What a painter answers; no content where there is no such recipe. */
export type Painted = { content: Uint8Array | undefined } | { error: string };

const quality = 82;

const draw = (recipe: Recipe): string => {
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

const paint = async (drawing: Drawing): Promise<Uint8Array | undefined> => {
  if ('icon' in drawing) return Buffer.from(drawIcon(drawing.icon));
  const { width } = drawing;
  const recipe = decodeRecipe(drawing.recipe);
  if (!recipe) return undefined;
  const svg = Buffer.from(draw(recipe));
  return width === undefined
    ? svg
    : sharp(svg, { limitInputPixels: 40_000_000 }).resize({ width }).webp({ quality, effort: 3 }).toBuffer();
};

// Each painter draws one picture at a time, after whatever the requests need.
sharp.concurrency(1);
sharp.cache(false);
setPriority(5);

process.on('message', (drawing: Drawing) => {
  const answer = (painted: Painted): void => void process.send?.(painted);
  paint(drawing).then(
    (content) => answer({ content }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal. The server ends its painters once its last answer is out.
process.on('SIGINT', () => undefined);
