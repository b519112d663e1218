import type { LanguageCode } from '@vitrine/api/rules';
import type { Messages } from '../messages.ts';

/** All words of a language, fetched when a preview first speaks it. */
export type FetchWords = (language: LanguageCode) => Promise<Messages>;

/** Fetches each language once. */
export const wordsOnce = (fetchWords: FetchWords): FetchWords => {
  const asked = new Map<LanguageCode, Promise<Messages>>();
  return (language) => {
    const promise = asked.get(language) ?? fetchWords(language);
    asked.set(language, promise);
    return promise;
  };
};
