import type { Language } from './language.ts';

/** Words in each language the product speaks, as the database keeps them. */
export type Words = Readonly<Partial<Record<Language, string>>> & { readonly en: string };

/** Reads words in one language, in English where it has none; nothing said is an empty text. */
export const wordsIn =
  (language: Language) =>
  (words: Words | null | undefined): string =>
    words?.[language] ?? words?.en ?? '';

/** A stored picture path, which carries `{w}` where the width goes, at one width. */
export const at = (path: string, width: 300 | 600 | 1200): string => path.replace('{w}', String(width));

/** The file of a stored picture at one width, without the point that its path keeps in sight: for readers who do not cut pictures. */
export const fileAt = (path: string, width: 300 | 600 | 1200): string => at(path, width).replace(/#.*/, '');

/** A segment of an event as the wire lists it (E-05). */
export interface EventSegment {
  id: number;
  name: string;
  slug: string;
  is_active_event: boolean;
  image_tag_event: string | null;
  event: { id: number; name: string; slug: string } | null;
}
