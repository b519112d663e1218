import { canonicalEmail, isAccountHash, isEmail, languageCodes } from '@vitrine/api/rules';
import { z } from 'zod';

/** One line of text, without what cannot be printed. */
export const line = (most: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .refine((text) => text !== '', 'it is empty')
    .refine((text) => text.length <= most, `it has more than ${most} characters`);

/** An e-mail address in its canonical form. */
export const email = z.string().transform(canonicalEmail).refine(isEmail, 'it is no e-mail address');

export const language = z.enum(languageCodes);

export const hash = z
  .string()
  .refine(isAccountHash, 'it has small letters, digits and dashes, at most 40 of them')
  .describe('The hash of the account, as in account list.');

/** The account that a command about people works on. */
export const account = z.string().optional().describe('The hash of the account; DEFAULT_ACCOUNT unless set.');
