import { documentsWith, localizedWords } from '@vitrine/api/schemas';
import type { LocalizedWords } from '@vitrine/api/schemas';
import { z } from 'zod';

const longestText = 20_000;

/** In a file, words may be a text in one language for all. */
const fileWords = z.union([
  z
    .string()
    .max(longestText)
    .transform((en) => ({ en })),
  localizedWords,
]);

/** The documents as a file may give them. */
export const fileDocuments = documentsWith(
  fileWords as z.ZodType<LocalizedWords> as z.ZodType<LocalizedWords, LocalizedWords>,
);
