import { randomUUID } from 'node:crypto';
import { invalid, Refusal } from '../../domain/refusal.ts';
import type { Language } from '../../domain/language.ts';
import { createConcurrencyLimit, Overloaded } from '../../platform/concurrencyLimit.ts';
import { privateFolder } from '../../platform/files/files.ts';
import type { Files } from '../../platform/files/files.ts';
import { t } from './words.ts';

const mostPixels = 40_000_000;
const longestSide = 1600;
const seconds = 10;
const retryAfter = 5;
const readable: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif']);

/** Pictures are decoded two at a time: each may need 160 MB. */
const limited = createConcurrencyLimit({ slots: 2, queue: 20, patience: 15_000 });

// Loaded with the first picture: few processes ever read one.
const loadSharp = async () => (await import('sharp')).default;

const refuse = (words: string): never => {
  throw invalid({ arquivo: [words] });
};

/** The head of the file alone; nothing is decoded yet, whatever size it claims. */
const checkHead = async (content: Buffer, language: Language): Promise<void> => {
  const sharp = await loadSharp();
  const head = await sharp(content, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => refuse(t(language, 'unreadable')));
  if (!readable.has(head.format)) refuse(t(language, 'wrongType'));
  const { width, height } = head;
  if (width * height > mostPixels)
    refuse(t(language, 'tooManyPixels', { width, height, limit: mostPixels / 1_000_000 }));
};

/** Its pixels alone, the first picture of a moving one, upright: nothing else of the file is kept, such as where it was taken. */
const redraw = async (content: Buffer, language: Language): Promise<Buffer> => {
  await checkHead(content, language);
  const sharp = await loadSharp();
  return sharp(content, { limitInputPixels: mostPixels, pages: 1 })
    .timeout({ seconds })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => refuse(t(language, 'unreadable')));
};

/** Keeps a picture of a chat and returns the key of its file, which only the two sides can read (V-070, D-097). */
export const storePicture = async (files: Files, picture: File, language: Language): Promise<string> => {
  const content = Buffer.from(await picture.arrayBuffer());
  const drawn = await limited('large', () => redraw(content, language)).catch((error: unknown) => {
    if (!(error instanceof Overloaded)) throw error;
    throw new Refusal(429, t(language, 'busy'), { retry_after: retryAfter });
  });
  const key = `${privateFolder}messages/${randomUUID()}.webp`;
  await files.put(key, drawn, 'image/webp');
  return key;
};
