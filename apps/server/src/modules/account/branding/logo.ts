import { createHash } from 'node:crypto';
import type { Files } from '../../../platform/files/files.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** Larger pictures are no logos: in bytes, and in pixels once decoded. */
export const largestLogo = 5_242_880;
const mostPixels = 40_000_000;
const room = { width: 960, height: 320 };
const seconds = 10;
const readable = new Set(['png', 'svg', 'jpeg', 'webp']);

const refuse = (message: string): never => {
  throw new Refusal(422, message);
};

// Loaded with the first logo: few processes ever read one.
const loadSharp = async () => (await import('sharp')).default;

const open = async (content: Buffer, density: number | undefined) =>
  (await loadSharp())(content, { limitInputPixels: mostPixels, density, pages: 1 }).timeout({ seconds });

/** A drawing has no pixels of its own: it is drawn as large as a logo may be. */
const densityFor = (width: number, height: number): number =>
  Math.min(2400, Math.max(1, 72 * Math.min(room.width / width, room.height / height)));

/** The head of the file alone; nothing is decoded yet, whatever size it claims. */
const readHead = async (content: Buffer) =>
  (await loadSharp())(content, { limitInputPixels: false, pages: 1 }).metadata();

const measure = async (content: Buffer): Promise<{ format: string; width: number; height: number }> => {
  const found = await readHead(content).catch(() =>
    refuse('It cannot be read as a picture. Save it again as PNG, SVG, JPEG or WebP.'),
  );
  const { format, width, height } = found;
  if (!readable.has(format)) return refuse(`It is a ${format} picture. Save it as PNG, SVG, JPEG or WebP.`);
  if (!width || !height) return refuse('It says no width and height.');
  if (width * height > mostPixels)
    return refuse(`It has ${width} × ${height} pixels. Make it smaller: ${room.width} pixels of width are enough.`);
  return { format, width, height };
};

/** The picture made again, so that nothing of the file but its pixels reaches a page: WebP of at most 960 × 320 pixels. */
const redraw = async (content: Buffer): Promise<Buffer> => {
  const { format, width, height } = await measure(content);
  const picture = await open(content, format === 'svg' ? densityFor(width, height) : undefined);
  return picture
    .rotate()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100 })
    .toBuffer()
    .catch(() => refuse('It cannot be drawn. Save it again as PNG, SVG, JPEG or WebP.'));
};

const carried = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,([a-z0-9+/]+={0,2})$/i;

/** True for a picture that stands in the document itself rather than beside it. */
export const isCarried = (named: string): boolean => named.startsWith('data:');

/** The content of a picture that a document carries; what it says of its own kind is not trusted (E-16). */
export const readCarried = (named: string): Buffer => {
  const most = Math.ceil(largestLogo / 3) * 4 + 100;
  if (named.length > most)
    return refuse(`It has about ${((named.length * 0.75) / 1_048_576).toFixed(1)} MB; at most 5 fit.`);
  const content = carried.exec(named)?.[1];
  if (content === undefined)
    return refuse('It is a picture the document carries, but none in PNG, SVG, JPEG or WebP as base64.');
  return Buffer.from(content, 'base64');
};

/** Keeps a partner's logo and returns the path it is served under. The name follows from the content, so that a former branding finds its own. */
export const storeLogo = async (files: Files, content: Buffer): Promise<string> => {
  if (content.length > largestLogo)
    return refuse(`It has ${(content.length / 1_048_576).toFixed(1)} MB; at most 5 fit.`);
  const picture = await redraw(content);
  const key = `logos/${createHash('sha256').update(picture).digest('hex').slice(0, 24)}.webp`;
  if (!(await files.exists(key))) await files.put(key, picture, 'image/webp');
  return files.url(key);
};
