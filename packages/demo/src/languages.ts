import { partnerOf } from './data/partners/index.ts';
import { namesOf } from './data/portuguese.ts';

/** A name that the marketplace keeps in one language alone, in that of the account: a tag or a size. */
export const nameIn = (accountId: number, english: string): string => namesOf(english)[partnerOf(accountId).language];
