import catalogues from 'virtual:catalogues';
import type { AccountBranding } from '../shared/config/boot.ts';
import type { LanguageCode } from '@vitrine/api/rules';
import type { Messages } from './messages.ts';

/** What may be asked for beside the front page's words. */
type More = 'rest' | 'studio' | 'admin';

/** The words of a language: those of the front page at once, all others before the first screen that needs them. */
export interface Catalogue {
  get: () => Messages;
  subscribe: (listener: () => void) => () => void;
  /** Brings in the words of the screens behind the front page, those of the studio or of the back office; the same promise each time. */
  complete: (more?: More) => Promise<void>;
  /** Loads the words of another language, as many as there are of this one. The function that it resolves with shows them. */
  translate: (language: LanguageCode) => Promise<() => void>;
}

/** Most accounts say everything as the catalogue does, and load nothing for it. */
const ownWords = async (language: LanguageCode, texts: AccountBranding['texts']): Promise<Messages> =>
  Object.keys(texts).length === 0 ? {} : (await import('./overrides.ts')).readOverrides(texts, language);

/** The words of a language; `texts` are what the account says differently (D-115). */
export const loadCatalogue = async (first: LanguageCode, texts: AccountBranding['texts']): Promise<Catalogue> => {
  const listeners = new Set<() => void>();
  const completions = new Map<More, Promise<void>>();
  const read = async (language: LanguageCode): Promise<Messages> => {
    const parts = ['first', ...completions.keys()] as const;
    const [own, ...words] = await Promise.all([
      ownWords(language, texts),
      ...parts.map((part) => catalogues[language][part]()),
    ]);
    return Object.assign({}, ...words.map((part) => part.default), own) as Messages;
  };
  let language = first;
  let messages = await read(language);
  const show = (next: Messages): void => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const fetchMore = async (more: More): Promise<void> => {
    const asked = language;
    const words = (await catalogues[asked][more]()).default;
    if (asked !== language) return fetchMore(more);
    show({ ...words, ...messages });
  };
  return {
    get: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete: (more = 'rest') => {
      const completion = completions.get(more) ?? fetchMore(more);
      completions.set(more, completion);
      return completion;
    },
    translate: async (next) => {
      const words = await read(next);
      return () => {
        language = next;
        show(words);
      };
    },
  };
};
