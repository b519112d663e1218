import { createContext, use } from 'react';

/** Brings in the words beyond those of the front page; the same promise each time. */
export const WordsContext = createContext<() => Promise<void>>(() => Promise.resolve());

/** Suspends until every word is there. */
export const useAllWords = (): void => use(use(WordsContext)());
