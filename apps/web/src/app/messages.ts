import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from '../config/locale.ts';

export type Messages = Record<string, string> | Record<string, MessageFormatElement[]>;

const loaders: Record<LanguageCode, () => Promise<{ default: Messages }>> = {
  en: () => import('virtual:messages/en'),
  pt_BR: () => import('virtual:messages/pt-BR'),
};

/** The catalogue of a language, with what the account says differently (D-115). */
export const loadMessages = async (language: LanguageCode, overrides: Record<string, string>): Promise<Messages> => {
  const { default: messages } = await loaders[language]();
  const own = Object.fromEntries(Object.entries(overrides).map(([id, text]) => [id, [{ type: 0, value: text }]]));
  return { ...messages, ...own } as Messages;
};
