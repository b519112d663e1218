import type { Picture } from './xlsx/types.ts';
import type { ReadPicture } from './pdf/pictures.ts';

const room = { width: 180, height: 44 };
/** Twice as many pixels as it is wide, for sharp screens and print. */
const density = 2;

/** An account's logo for a spreadsheet; undefined where there is none that can be read. */
export const sheetLogo = async (path: string | null, read: ReadPicture): Promise<Picture | undefined> => {
  const content = path === null ? undefined : await read(path).catch(() => undefined);
  if (!content) return undefined;
  // Loaded with the first logo: most processes never make a spreadsheet.
  const { default: sharp } = await import('sharp');
  const size = { width: room.width * density, height: room.height * density };
  return sharp(content, { limitInputPixels: 40_000_000, density: 300 })
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .then(({ data, info }) => ({ png: data, width: info.width / density, height: info.height / density }))
    .catch(() => undefined);
};
