import type { Logo } from '../types.ts';
import { kindOf } from './kind.ts';
import { paletteOf } from './palette.ts';
import { proposeSeeds } from './propose.ts';
import type { Proposal } from './propose.ts';
import { sizeOf } from './size.ts';
import type { Size } from './size.ts';
import { isWhole } from './whole.ts';

/** Why a file is not taken as a logo. Sizes in megabytes and megapixels. */
export type LogoRefusal =
  | { code: 'unreadable' }
  | { code: 'no-content' }
  | { code: 'not-picture' }
  | { code: 'too-heavy'; megabytes: number; limit: number }
  | { code: 'too-large'; width: number; height: number; limit: number }
  | { code: 'broken' }
  | { code: 'empty' };

export type ReadLogo = { logo: Logo; proposal: Proposal } | { refused: LogoRefusal };

const mostMegabytes = 2;
const mostMegapixels = 20;
/** As large as the server keeps a logo. */
const room = { width: 960, height: 320 };
/** Enough pixels to know how much each colour covers. */
const sampled = { width: 480, height: 480 };
const patience = 5000;

const refused = (refusal: LogoRefusal): ReadLogo => ({ refused: refusal });

const addressOf = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('unread')));
    reader.readAsDataURL(content);
  });

/** As an image of its own, which runs no script and asks for nothing, whatever the file says. */
const decode = async (content: Blob): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = await addressOf(content);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), patience);
  });
  await Promise.race([image.decode(), late]);
  return image;
};

const fitted = ({ width, height }: Size, { width: most, height: highest }: Size, grow: boolean): Size => {
  const scale = Math.min(most / width, highest / height, grow ? Infinity : 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const draw = (image: HTMLImageElement, { width, height }: Size, smooth = true): CanvasRenderingContext2D => {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingEnabled = smooth;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context;
};

/** Null where it was moved or taken back since it was chosen. */
const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
};

/** What can be said about a file before anything of it is decoded. */
const inspect = (bytes: Uint8Array): { type: string; drawing: boolean } | LogoRefusal => {
  if (bytes.length === 0) return { code: 'no-content' };
  const kind = kindOf(bytes);
  if (!kind) return { code: 'not-picture' };
  if (kind === 'svg') return { type: 'image/svg+xml', drawing: true };
  const size = sizeOf(bytes, kind);
  if (!size) return { code: 'broken' };
  if (size.width * size.height > mostMegapixels * 1_000_000)
    return { code: 'too-large', ...size, limit: mostMegapixels };
  if (!isWhole(bytes, kind)) return { code: 'broken' };
  return { type: `image/${kind}`, drawing: false };
};

/** A drawing without a size of its own is drawn as wide as a logo may be. */
const naturalSize = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size =>
  naturalWidth > 0 && naturalHeight > 0 ? { width: naturalWidth, height: naturalHeight } : room;

/**
 * Takes a file as a logo. It is checked by its bytes before it is decoded, decoded as an image alone and drawn again as PNG of at most
 * 960 × 320 pixels, so that nothing of it but its pixels goes any further. Comes with seeds proposed from its colours.
 */
export const readLogo = async (file: Blob, name: string): Promise<ReadLogo> => {
  const megabytes = file.size / 1_048_576;
  if (megabytes > mostMegabytes)
    return refused({ code: 'too-heavy', megabytes: Math.ceil(megabytes * 10) / 10, limit: mostMegabytes });
  const bytes = await bytesOf(file);
  if (!bytes) return refused({ code: 'unreadable' });
  const found = inspect(bytes);
  if ('code' in found) return refused(found);
  try {
    const image = await decode(new Blob([bytes], { type: found.type }));
    const size = naturalSize(image);
    const sample = fitted(size, sampled, found.drawing);
    // Unsmoothed, each pixel of the sample is one of the picture: a flat colour comes back exactly.
    const palette = paletteOf(draw(image, sample, false).getImageData(0, 0, sample.width, sample.height).data);
    if (palette.length === 0) return refused({ code: 'empty' });
    const src = draw(image, fitted(size, room, found.drawing)).canvas.toDataURL('image/png');
    return { logo: { name, src }, proposal: proposeSeeds(palette) };
  } catch {
    return refused({ code: 'broken' });
  }
};
