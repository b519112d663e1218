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

interface Options {
  /** Formats by what is inside the file. */
  readable: ReadonlySet<string | undefined>;
  rooms: readonly Room[];
}

/** Pictures are decoded two at a time: each may need 160 MB. */
const limited = createConcurrencyLimit({ slots: 2, queue: 20, patience: 15_000 });

// Loaded with the first picture: few processes ever read one.
const loadSharp = async () => (await import('sharp')).default;

const fail = (why: PictureProblem['why']) => (): never => {
  throw new PictureProblem(why);
};

/** The head of the file alone; nothing is decoded yet, whatever size it claims. */
const checkHead = async (content: Buffer, readable: Options['readable']): Promise<void> => {
  const sharp = await loadSharp();
  const head = await sharp(content, { limitInputPixels: false, pages: 1 }).metadata().catch(fail('unreadable'));
  const { format, width, height } = head;
  if (!readable.has(format)) throw new PictureProblem('wrongType');
  if (width * height > mostPixels) throw new PictureProblem('tooManyPixels', { width, height });
};

const drawAll = async (content: Buffer, { readable, rooms }: Options): Promise<Buffer[]> => {
  await checkHead(content, readable);
  const sharp = await loadSharp();
  const upright = sharp(content, { limitInputPixels: mostPixels, pages: 1 }).timeout({ seconds }).rotate();
  return Promise.all(
    rooms.map((room) =>
      upright
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
