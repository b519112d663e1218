// A process of its own that draws pictures: they take seconds of processor time and hundreds of megabytes, which requests must not wait for.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawFirstPicture } from './firstPictures.ts';
import { drawIcon } from './icon.ts';
import type { Icon } from './icon.ts';
import { openFace } from './lettering/openFace.ts';
import type { PictureSource } from './pictureSource.ts';

/** What to draw: an account's icon, or a recipe, as WebP of a width or without one as SVG. */
export type Drawing = { icon: Icon } | { recipe: string; width?: number };

/** What a painter answers; no content where there is no such recipe. */
export type Painted = { content: Uint8Array | undefined } | { error: string };

const quality = 82;

/** The module that draws everything else, where there is one. */
const [, , sourceAddress] = process.argv;

const draw = async (recipe: string): Promise<string | undefined> => {
  const own = drawFirstPicture(recipe, openFace);
  if (own !== undefined || sourceAddress === undefined) return own;
  const source = (await import(sourceAddress)) as PictureSource;
  return source.drawRecipe(recipe, openFace);
};

const paint = async (drawing: Drawing): Promise<Uint8Array | undefined> => {
  if ('icon' in drawing) return Buffer.from(drawIcon(drawing.icon));
  const { width } = drawing;
  const drawn = await draw(drawing.recipe);
  if (drawn === undefined) return undefined;
  const svg = Buffer.from(drawn);
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
