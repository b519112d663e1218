import { languageTag } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { invalid } from '../../domain/refusal.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { createConcurrencyLimit } from '../concurrencyLimit.ts';
import { createProcesses, Stopped, taskOf } from '../processes/processes.ts';
import { workOnUpload } from '../processes/uploadWork.ts';
import type { Sender } from '../processes/uploadWork.ts';
import type { work } from './draw.ts';
import { mostMegapixels } from './types.ts';
import type { DrawnPicture, DrawResult, PictureFormat, PictureOrder, PictureProblem } from './types.ts';
import { t } from './words.ts';

const draw = taskOf<typeof work>(new URL('./draw.ts', import.meta.url));
const milliseconds = 10_000;

const formatNames: Readonly<Record<PictureFormat, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  svg: 'SVG',
};

/** `JPEG, PNG or WebP`. */
const listOf = (language: Language, formats: readonly PictureFormat[]): string => {
  // English as the product's texts: no comma before the last.
  const tag = language === 'en' ? 'en-GB' : languageTag(language);
  return new Intl.ListFormat(tag, { type: 'disjunction' }).format(formats.map((format) => formatNames[format]));
};

const refusalOf = (language: Language, { field, readable }: Upload, { why, facts }: PictureProblem): Refusal => {
  const values = { formats: listOf(language, readable), limit: mostMegapixels, ...facts };
  return invalid({ [field]: [t(language, why, values)] });
};

type Upload = PictureOrder & {
  /** The field of the form that a refusal names. */
  field: string;
};

const stopped = (error: unknown): DrawResult => {
  if (error instanceof Stopped) return { problem: { why: 'tooLong' } };
  throw error;
};

/** Draws an uploaded picture again, once for each room. Refuses the field with 422 and the reason, or with 503 when too many wait. */
export const redrawUpload = async (sender: Sender, { field, ...order }: Upload): Promise<DrawnPicture[]> => {
  // A vector drawing is the one picture that says nothing of how long it takes.
  const size = order.readable.includes('svg') ? 'large' : 'small';
  const result = await workOnUpload(sender, draw, order, { size, milliseconds }).catch(stopped);
  if ('problem' in result) throw refusalOf(sender.language, { field, ...order }, result.problem);
  return result.drawn;
};

const processes = createProcesses();
/** Documents with hundreds of pictures wait for their own pictures, and never for uploads. */
const inTurn = createConcurrencyLimit({ slots: 2, queue: 100_000, patience: 600_000 });

/** Draws a picture of the server's own again, for documents: one that was drawn from an upload, or from a recipe. */
export const redrawOwn = async (order: PictureOrder) => {
  const work = () => processes.run(draw, { ...order, isOwn: true }, { milliseconds });
  const result = await inTurn('small', work);
  if ('problem' in result) throw new Error(`A picture of the server's own could not be drawn: ${result.problem.why}.`);
  return result;
};
