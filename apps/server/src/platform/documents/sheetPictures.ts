import type { Picture } from './xlsx/types.ts';
import { redrawOwn } from '../pictures/redraw.ts';
import type { ReadPicture } from './pdf/pictures.ts';

const logoRoom = { width: 180, height: 44 };
const photographRoom = { width: 56, height: 72 };
/** Twice as many pixels as it is wide, for sharp screens and print. */
const density = 2;
const logoFormats = ['webp', 'png', 'jpeg', 'svg'] as const;

/** An account's logo for a spreadsheet; undefined where there is none that can be read. */
export const sheetLogo = async (path: string | null, read: ReadPicture): Promise<Picture | undefined> => {
  const content = path === null ? undefined : await read(path).catch(() => undefined);
  if (!content) return undefined;
  const rooms = [{ width: logoRoom.width * density, height: logoRoom.height * density }];
  const order = { content, readable: logoFormats, rooms, as: { format: 'png' }, enlarge: true } as const;
  const { drawn } = await redrawOwn(order).catch(() => ({ drawn: [] }));
  return drawn
    .map(({ content: png, width, height }) => ({
      content: Buffer.from(png),
      type: 'png' as const,
      width: width / density,
      height: height / density,
    }))
    .at(0);
};

const photograph = async (path: string, read: ReadPicture): Promise<Picture | undefined> => {
  const content = await read(path, photographRoom.width * density);
  if (!content) return undefined;
  const { size } = await redrawOwn({ content, readable: ['jpeg'], rooms: [] });
  const { width, height } = size;
  const scale = Math.min(photographRoom.width / width, photographRoom.height / height);
  return { content, type: 'jpeg', width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Enough for a cart; a sheet with more of them would be too large to be imported again. */
export const mostPictures = 150;

/** Photographs of goods for the rows of a spreadsheet, by path. Those that cannot be read are left out. */
export const sheetPhotographs = async (
  paths: Iterable<string>,
  read: ReadPicture,
): Promise<ReadonlyMap<string, Picture>> => {
  const found = await Promise.all(
    [...paths].map(async (path) => [path, await photograph(path, read).catch(() => undefined)] as const),
  );
  return new Map(found.flatMap(([path, picture]) => (picture ? [[path, picture] as const] : [])));
};
