import { randomUUID } from 'node:crypto';
import { invalid, tooMany } from '../../domain/refusal.ts';
import type { Language } from '../../domain/language.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import type { Files } from '../../platform/files/files.ts';
import { mostPixels, PictureProblem, redraw } from './redraw.ts';
import { t } from './words.ts';

/** Widths that pages ask for. */
const widths = [120, 300, 480, 600, 1200];
const retryAfter = 5;
const readable: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

const explain =
  (field: string, language: Language) =>
  (error: unknown): never => {
    if (error instanceof PictureProblem)
      throw invalid({ [field]: [t(language, error.why, { ...error.facts, limit: mostPixels / 1_000_000 })] });
    if (error instanceof Overloaded) throw tooMany(retryAfter, t(language, 'busy'));
    throw error;
  };

/** Keeps a public picture in the widths that pages ask for. Returns its path, with `{w}` for the width; `field` is named if it is refused. */
export const storeUpload = async (files: Files, picture: File, field: string, language: Language): Promise<string> => {
  const content = Buffer.from(await picture.arrayBuffer());
  const rooms = widths.map((width) => ({ width }));
  const drawn = await redraw(content, { readable, rooms }).catch(explain(field, language));
  const folder = `pictures/${randomUUID()}`;
  await Promise.all(drawn.map((one, index) => files.put(`${folder}/${widths[index]}.webp`, one, 'image/webp')));
  return `${files.url(folder)}/{w}.webp`;
};
