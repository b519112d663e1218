import { randomUUID } from 'node:crypto';
import { invalid, Refusal } from '../../domain/refusal.ts';
import type { Language } from '../../domain/language.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import { privateFolder } from '../../platform/files/files.ts';
import type { Files } from '../../platform/files/files.ts';
import { mostPixels, PictureProblem, redraw } from '../media/redraw.ts';
import { t } from './words.ts';

const longestSide = 1600;
const retryAfter = 5;
const readable: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'gif']);

const explain =
  (language: Language) =>
  (error: unknown): never => {
    if (error instanceof PictureProblem)
      throw invalid({ arquivo: [t(language, error.why, { ...error.facts, limit: mostPixels / 1_000_000 })] });
    if (error instanceof Overloaded) throw new Refusal(429, t(language, 'busy'), { retry_after: retryAfter });
    throw error;
  };

/** Keeps a picture of a chat and returns the key of its file, which only the two sides can read (V-070, D-097). */
export const storePicture = async (files: Files, picture: File, language: Language): Promise<string> => {
  const content = Buffer.from(await picture.arrayBuffer());
  const rooms = [{ width: longestSide, height: longestSide }];
  const [drawn] = await redraw(content, { readable, rooms }).catch(explain(language));
  const key = `${privateFolder}messages/${randomUUID()}.webp`;
  await files.put(key, drawn as Buffer, 'image/webp');
  return key;
};
