import { randomUUID } from 'node:crypto';
import type { pictureUpload } from '@vitrine/api/schemas';
import type { z } from 'zod';
import { invalid, tooMany } from '../../domain/refusal.ts';
import type { Language } from '../../domain/language.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import type { Files } from '../../platform/files/files.ts';
import { mostPixels, PictureProblem, redraw } from './redraw.ts';
import type { Crop } from './redraw.ts';
import { t } from './words.ts';

/** Widths that pages ask for. */
const widths = [120, 300, 480, 600, 1200];
const retryAfter = 5;
const readable: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

type Upload = Pick<z.output<typeof pictureUpload>, 'picture'> & Partial<z.output<typeof pictureUpload>>;

const explain =
  (language: Language) =>
  (error: unknown): never => {
    if (error instanceof PictureProblem)
      throw invalid({ picture: [t(language, error.why, { ...error.facts, limit: mostPixels / 1_000_000 })] });
    if (error instanceof Overloaded) throw tooMany(retryAfter, t(language, 'busy'));
    throw error;
  };

const cropOf = ({ crop_x = 0, crop_y = 0, crop_width = 1, crop_height = 1 }: Upload): Crop => ({
  x: crop_x,
  y: crop_y,
  width: crop_width,
  height: crop_height,
});

const percent = (share: number): number => Math.round(share * 100);

/** The point that stays in sight, as the end of a path; nothing for the middle. */
const focusOf = ({ focus_x = 0.5, focus_y = 0.5 }: Upload): string => {
  const focus = `${percent(focus_x)}-${percent(focus_y)}`;
  return focus === '50-50' ? '' : `#focus=${focus}`;
};

/** Keeps a public picture, or the chosen part of it, in the widths that pages ask for. Returns its path, with `{w}` for the width. */
export const storeUpload = async (files: Files, upload: Upload, language: Language): Promise<string> => {
  const content = Buffer.from(await upload.picture.arrayBuffer());
  const rooms = widths.map((width) => ({ width }));
  const drawn = await redraw(content, { readable, rooms, crop: cropOf(upload) }).catch(explain(language));
  const folder = `pictures/${randomUUID()}`;
  await Promise.all(drawn.map((one, index) => files.put(`${folder}/${widths[index]}.webp`, one, 'image/webp')));
  return `${files.url(folder)}/{w}.webp${focusOf(upload)}`;
};
