import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from '../config/locale.ts';

export type Messages = Record<string, MessageFormatElement[]>;
type Part = () => Promise<{ default: Messages }>;

const LITERAL = 0;

const parts: Record<LanguageCode, { first: Part; rest: Part }> = {
  en: { first: () => import('virtual:messages/en/first'), rest: () => import('virtual:messages/en/rest') },
  pt_BR: { first: () => import('virtual:messages/pt-BR/first'), rest: () => import('virtual:messages/pt-BR/rest') },
};

/** The words of a language: those of the front page at once, all others before the first screen that needs them. */
export interface Catalogue {
  get: () => Messages;
  subscribe: (listener: () => void) => () => void;
  /** Brings in the words of the screens behind the front page. */
  complete: () => Promise<void>;
}

/** `overrides` are what the account says differently (D-115). */
export const loadCatalogue = async (language: LanguageCode, overrides: Record<string, string>): Promise<Catalogue> => {
  const own: Messages = Object.fromEntries(
    Object.entries(overrides).map(([id, value]) => [id, [{ type: LITERAL, value }]]),
  );
  let messages: Messages = { ...(await parts[language].first()).default, ...own };
  const listeners = new Set<() => void>();
  let completion: Promise<void> | undefined;
  const fetchRest = async (): Promise<void> => {
    messages = { ...(await parts[language].rest()).default, ...messages };
    for (const listener of listeners) listener();
  };
  return {
    get: () => messages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    complete: () => (completion ??= fetchRest()),
  };
};
