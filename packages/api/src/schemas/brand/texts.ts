import { z } from 'zod';
import { languageCodes } from '../../rules/languages.ts';

/** A text in the languages of the product. A language without words reads the English ones. */
export const texts = (most: number) => z.partialRecord(z.enum(languageCodes), z.string().trim().max(most));
