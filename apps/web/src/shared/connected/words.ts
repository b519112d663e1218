import type { LanguageCode } from '@vitrine/api/rules';
import { createContext, use } from 'react';

export interface Words {
  /** Brings in the words beyond those of the front page; the same promise each time. */
  complete: () => Promise<void>;
  /** Loads the words of another language; the function that it resolves with shows them. */
  translate: (language: LanguageCode) => Promise<() => void>;
}

export const WordsContext = createContext<Words>({
  complete: () => Promise.resolve(),
  translate: () => Promise.resolve(() => undefined),
});

/** Suspends until every word is there. */
export const useAllWords = (): void => use(use(WordsContext).complete());
