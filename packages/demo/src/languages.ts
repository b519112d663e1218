import { partners } from './data/partners/index.ts';
import { namesOf } from './data/portuguese.ts';
import type { Words } from './words.ts';

const PORTUGUESE = 'tropico';

/** The language that a partner of the demo speaks. */
export const languageOf = (hash: string): keyof Words => (hash === PORTUGUESE ? 'pt_BR' : 'en');

/** A name that the marketplace keeps in one language alone, in that of the account: a tag or a size. */
export const nameIn = (accountId: number, english: string): string =>
  namesOf(english)[languageOf(partners[accountId - 1]?.hash ?? '')];
