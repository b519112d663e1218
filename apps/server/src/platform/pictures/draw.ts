// Work of a child: draws pictures again that somebody made.
import sharp from 'sharp';
import { checkSvg, svgText } from './checkSvg.ts';
import { mostMegapixels } from './types.ts';
import type { Crop, DrawnPicture, DrawResult, PictureFormat, PictureOrder, PictureProblem, Room } from './types.ts';

const mostPixels = mostMegapixels * 1_000_000;

// Each child draws one picture at a time, and gives its memory back.
sharp.concurrency(1);
sharp.cache(false);

class NotDrawn extends Error {
  override readonly name = 'NotDrawn';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem.why);
    this.problem = problem;
  }
}

const fail = (why: PictureProblem['why'], facts?: PictureProblem['facts']): never => {
  throw new NotDrawn({ why, facts });
};

/** How files of the formats begin: a decoder of another format never sees a file. */
const beginnings: readonly (readonly [PictureFormat, (content: Buffer) => boolean])[] = [
  ['jpeg', (content) => content.toString('hex', 0, 3) === 'ffd8ff'],
  ['png', (content) => content.toString('hex', 0, 8) === '89504e470d0a1a0a'],
  ['gif', (content) => /^GIF8[79]a/.test(content.toString('latin1', 0, 6))],
  ['webp', (content) => /^RIFF[^]{4}WEBP/.test(content.toString('latin1', 0, 12))],
  ['svg', (content) => /<(?:[\w-]{1,30}:)?svg[\s/>]/.test(svgText(content.subarray(0, 65_536)))],
];
const formatOf = (content: Buffer): PictureFormat | undefined => beginnings.find(([, fits]) => fits(content))?.[0];

/** What iPhones write; nothing here decodes it. */
const isHeic = (content: Buffer): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(content.toString('latin1', 4, 12));

/** The head of the file alone; nothing is decoded yet, whatever size it claims. */
const readHead = async (content: Buffer, { readable, isOwn }: PictureOrder) => {
  const format = formatOf(content);
  if (!format) return fail(isHeic(content) ? 'heic' : 'unreadable');
  if (!readable.includes(format)) return fail('wrongType');
  const problem = format === 'svg' && !isOwn ? checkSvg(content) : undefined;
  if (problem) throw new NotDrawn(problem);
  const { autoOrient, ...head } = await sharp(content, { limitInputPixels: false, pages: 1 }).metadata();
  if (head.format !== format) return fail('unreadable');
  if (head.width * head.height > mostPixels) return fail('tooManyPixels', { width: head.width, height: head.height });
  return { format, size: { width: autoOrient.width, height: autoOrient.height } };
};

/** A drawing has no pixels of its own: it is drawn as large as the largest room. */
const densityFor = ({ width, height }: { width: number; height: number }, rooms: readonly Room[]): number => {
  const scales = rooms.map((room) => Math.min(room.width / width, (room.height ?? Infinity) / height));
  return Math.min(2400, Math.max(1, 72 * Math.max(...scales)));
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

const drawAll = async (order: PictureOrder): Promise<DrawResult> => {
  const { rooms, crop, as = { format: 'webp' }, enlarge = false, ground, trim = false } = order;
  const content = Buffer.from(order.content);
  const { format, size } = await readHead(content, order);
  if (rooms.length === 0) return { size, drawn: [] };
  const density = format === 'svg' ? densityFor(size, rooms) : undefined;
  const upright = sharp(content, { limitInputPixels: mostPixels, density, pages: 1 }).rotate();
  const kept = crop ? upright.extract(areaOf(size, crop)) : upright;
  const draw = async (room: Room): Promise<DrawnPicture> => {
    const picture = kept.clone().resize({ ...room, fit: 'inside', withoutEnlargement: !enlarge });
    if (ground !== undefined) picture.flatten({ background: ground });
    if (trim) picture.trim();
    const { data, info } = await picture.toFormat(as.format, as.options).toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  };
  return { size, drawn: await Promise.all(rooms.map(draw)) };
};

/**
 * Draws a picture again, once for each room: its pixels alone, the first of a moving one, upright. Nothing else of the file is kept, such
 * as where it was taken.
 */
export const work = (order: PictureOrder): Promise<DrawResult> =>
  drawAll(order).catch((error: unknown) => ({
    problem: error instanceof NotDrawn ? error.problem : { why: 'unreadable' as const },
  }));
