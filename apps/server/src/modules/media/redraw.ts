import { createConcurrencyLimit } from '../../platform/concurrencyLimit.ts';

export const mostPixels = 40_000_000;
const seconds = 10;

/** Why a file is not taken as a picture. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
  readonly why: 'unreadable' | 'wrongType' | 'tooManyPixels';
  readonly facts: { width: number; height: number };

  constructor(why: PictureProblem['why'], facts = { width: 0, height: 0 }) {
    super(why);
    this.why = why;
    this.facts = facts;
  }
}

/** The largest box of a drawn picture, in pixels. */
export interface Room {
  width: number;
  height?: number;
}

/** A part of a picture, as shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Options {
  /** Formats by what is inside the file. */
  readable: ReadonlySet<string | undefined>;
  rooms: readonly Room[];
  /** The part that is kept; all of it unless said. */
  crop?: Crop;
}

/** Pictures are decoded two at a time: each may need 160 MB. */
const limited = createConcurrencyLimit({ slots: 2, queue: 20, patience: 15_000 });

// Loaded with the first picture: few processes ever read one.
const loadSharp = async () => (await import('sharp')).default;

const fail = (why: PictureProblem['why']) => (): never => {
  throw new PictureProblem(why);
};

/** How files of the formats begin that are kept: a decoder of another format never sees a file. */
const beginnings = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961'];
const isPicture = (content: Buffer): boolean =>
  beginnings.some((hex) => content.subarray(0, hex.length / 2).toString('hex') === hex) ||
  (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP');

/** The head of the file alone; nothing is decoded yet, whatever size it claims. */
const checkHead = async (
  content: Buffer,
  readable: Options['readable'],
): Promise<{ width: number; height: number }> => {
  if (!isPicture(content)) throw new PictureProblem('unreadable');
  const sharp = await loadSharp();
  const head = await sharp(content, { limitInputPixels: false, pages: 1 }).metadata().catch(fail('unreadable'));
  const { format, width, height, autoOrient } = head;
  if (!readable.has(format)) throw new PictureProblem('wrongType');
  if (width * height > mostPixels) throw new PictureProblem('tooManyPixels', { width, height });
  return autoOrient;
};

/** The crop in whole pixels, at least one, within the picture. */
const areaOf = (size: { width: number; height: number }, { x, y, width, height }: Crop) => {
  const left = Math.min(Math.round(x * size.width), size.width - 1);
  const top = Math.min(Math.round(y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(height * size.height), size.height - top)),
  };
};

const drawAll = async (content: Buffer, { readable, rooms, crop }: Options): Promise<Buffer[]> => {
  const size = await checkHead(content, readable);
  const sharp = await loadSharp();
  const upright = sharp(content, { limitInputPixels: mostPixels, pages: 1 }).timeout({ seconds }).rotate();
  const kept = crop ? upright.extract(areaOf(size, crop)) : upright;
  return Promise.all(
    rooms.map((room) =>
      kept
        .clone()
        .resize({ ...room, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 84 })
        .toBuffer(),
    ),
  ).catch(fail('unreadable'));
};

/**
 * Draws a picture again as WebP, once for each room: its pixels alone, the first of a moving one, upright. Nothing else of the file is
 * kept, such as where it was taken. Throws a `PictureProblem`, or `Overloaded` when too many wait.
 */
export const redraw = (content: Buffer, options: Options): Promise<Buffer[]> =>
  limited('large', () => drawAll(content, options));
