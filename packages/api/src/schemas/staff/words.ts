import { z } from 'zod';

const longestText = 20_000;

/** Words in each language; English stands in for a language that has none. */
export const localizedWords = z.object({
  en: z.string().max(longestText),
  pt_BR: z.string().max(longestText).optional(),
});

export type LocalizedWords = z.output<typeof localizedWords>;
