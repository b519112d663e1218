import type { MessageFormatElement } from 'react-intl';
import type { AccountBranding } from '../shared/config/boot.ts';
import type { LanguageCode } from '@vitrine/api/rules';
import type { Messages } from './messages.ts';

type Parse = (text: string, options: { ignoreTag: boolean }) => MessageFormatElement[];

const LITERAL = 0;
const hasSyntax = /[{}]|''/;

/** The shop's own words are compiled when it is built; only an account that writes placeholders itself fetches the compiler. */
const fetchParser = async (): Promise<Parse> => (await import('virtual:message-parser')).parse;

const inLanguage = (texts: AccountBranding['texts'], language: LanguageCode): [string, string][] =>
  Object.entries(texts).flatMap(([id, said]): [string, string][] => {
    const text = typeof said === 'string' ? said : said[language];
    return text === undefined ? [] : [[id, text]];
  });

const compile = (id: string, text: string, parse: Parse): [string, MessageFormatElement[]][] => {
  try {
    return [[id, parse(text, { ignoreTag: true })]];
  } catch {
    // The catalogue's own sentence stands.
    return [];
  }
};

/** What the account says differently (D-115), in one language. Angle brackets are letters like others: no text becomes markup. */
export const readOverrides = async (
  texts: AccountBranding['texts'],
  language: LanguageCode,
  loadParser: () => Promise<Parse> = fetchParser,
): Promise<Messages> => {
  const said = inLanguage(texts, language);
  if (!said.some(([, text]) => hasSyntax.test(text)))
    return Object.fromEntries(said.map(([id, value]) => [id, [{ type: LITERAL, value }]]));
  const parse = await loadParser();
  return Object.fromEntries(said.flatMap(([id, text]) => compile(id, text, parse)));
};
