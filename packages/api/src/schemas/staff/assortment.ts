import { z } from 'zod';
import { slug } from '../shared/common.ts';
import { picturePath } from '../shared/pictures.ts';
import type { LocalizedWords } from './words.ts';

type WordsSchema = z.ZodType<LocalizedWords, LocalizedWords>;

const most = 300;

const entryOf = (words: WordsSchema) => ({
  /** Stays for good. Empty for a new one, which gets a slug from its name. */
  slug: z.union([z.literal(''), slug]).default(''),
  name: words,
  /** Not in menus, filters and forms; brands and products that have it keep it. */
  is_hidden: z.boolean().default(false),
});

const areDifferent = (entries: readonly { slug: string }[]): boolean => {
  const slugs = entries.map((entry) => entry.slug).filter(Boolean);
  return new Set(slugs).size === slugs.length;
};

const twice = { error: 'a slug is there twice', params: { reason: 'twice' } };

/** A category is never without a picture: the home of the shop shows it. */
const requiredPicture = z
  .string()
  .max(300)
  .refine((path) => picturePath.safeParse(path).success, {
    error: 'it is no picture of the shop',
    params: { reason: 'picture' },
  });

/** The segments of an account in the order of its menu. */
export const segmentsOf = (words: WordsSchema) =>
  z.strictObject({
    segments: z
      .array(z.strictObject(entryOf(words)))
      .max(most)
      .default([])
      .refine(areDifferent, twice),
  });

/** The categories of an account in their order. */
export const categoriesOf = (words: WordsSchema) =>
  z.strictObject({
    categories: z
      .array(z.strictObject({ ...entryOf(words), image: requiredPicture }))
      .max(most)
      .default([])
      .refine(areDifferent, twice),
  });
