import { createHash } from 'node:crypto';
import type { Language } from '../../../domain/language.ts';
import { invalid } from '../../../domain/refusal.ts';
import type { Files } from '../../../platform/files/files.ts';
import { redrawUpload } from '../../../platform/pictures/redraw.ts';
import type { PictureFormat } from '../../../platform/pictures/types.ts';
import type { Sender } from '../../../platform/processes/uploadWork.ts';
import { t } from './words.ts';

const megabyte = 1_048_576;
/** Larger pictures are no logos. */
export const largestLogo = 5 * megabyte;
const rooms = [{ width: 960, height: 320 }];
const readable: readonly PictureFormat[] = ['png', 'svg', 'jpeg', 'webp'];
const as = { format: 'webp', options: { quality: 92, alphaQuality: 100 } } as const;

const requireSize = (language: Language, bytes: number): void => {
  const megabytes = (bytes / megabyte).toFixed(1);
  if (bytes > largestLogo) throw invalid({ logo: [t(language, 'logoTooLarge', { megabytes })] });
};

const carried = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,([a-z0-9+/]+={0,2})$/i;

/** True for a picture that stands in the document itself rather than beside it. */
export const isCarried = (named: string): boolean => named.startsWith('data:');

/** The content of a picture that a document carries; what it says of its own kind is not trusted (E-16). */
export const readCarried = (language: Language, named: string): Buffer => {
  // Letters stand for three quarters of a byte each, after a few that name the kind.
  requireSize(language, Math.floor((named.length - 100) * 0.75));
  const content = carried.exec(named)?.[1];
  if (content === undefined) throw invalid({ logo: [t(language, 'logoNotCarried')] });
  return Buffer.from(content, 'base64');
};

/**
 * Keeps a partner's logo and returns the path it is served under: WebP of at most 960 × 320 pixels. The name follows from the content, so
 * that a former branding finds its own.
 */
export const storeLogo = async (sender: Sender, files: Files, content: Buffer): Promise<string> => {
  requireSize(sender.language, content.length);
  const [drawn] = await redrawUpload(sender, { field: 'logo', content, readable, rooms, as });
  const picture = drawn?.content ?? new Uint8Array();
  const key = `logos/${createHash('sha256').update(picture).digest('hex').slice(0, 24)}.webp`;
  if (!(await files.exists(key))) await files.put(key, picture, 'image/webp');
  return files.url(key);
};
