import type { BrandCollection } from './collections/types.ts';
import { cleanHtml } from '../../platform/cleanHtml.ts';

export type Texts = BrandCollection['name'];
/** Texts as the database keeps them. */
type Stored = Texts & { en: string };

const isFilled = (text: string | undefined): boolean => text !== undefined && text !== '';

/** A language without words reads the English ones, so these are always there. */
export const stored = (texts: Texts): Stored => {
  const filled = Object.entries(texts).filter(([, text]) => isFilled(text));
  return { en: filled[0]?.[1] ?? '', ...Object.fromEntries(filled) };
};

/** Texts that may be left out altogether. */
export const optional = (texts: Texts): Stored | null => (Object.values(texts).some(isFilled) ? stored(texts) : null);

/** Texts that are HTML, cleaned. */
export const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
