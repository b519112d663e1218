import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import type { Addresses } from './addresses.ts';
import { describePage } from './facts.ts';
import type { Absence, Rendered } from './renderer.ts';
import { moveStyles } from './styles.ts';

/** What a screen puts into the page of its account. */
export interface PageParts {
  /** Of the words on the page; the account's own where nothing was rendered. */
  language: Language;
  /** Title, and what search engines read. */
  description: string[];
  /** What the program reads first. */
  boot: object;
  /** Style sheets of the markup. */
  sheets: string[];
  /** The text of a style sheet of the built shop. */
  textOf: Finders['textOf'];
  /** Scripts that take it over. */
  scripts: string[];
  markup: string | null;
  /** What the markup says of its elements one by one. */
  styles: string;
}

export interface Finders {
  textOf: (path: string) => string | undefined;
  sheetsOf: (markup: string) => string[];
  scriptsOf: (program: string, words: readonly string[], language: Language) => string[];
}

interface PartsOptions extends Finders {
  account: AccountRecord;
  addresses: Addresses;
  boot: object;
  /** Null for a screen that is not public. */
  rendered: Rendered | Absence | null;
}

/** The parts of a page, with or without a rendered screen. */
export const pageParts = ({
  account,
  addresses,
  boot,
  rendered,
  sheetsOf,
  scriptsOf,
  textOf,
}: PartsOptions): PageParts => {
  if (rendered === null || typeof rendered === 'string') {
    const { language } = account;
    const isPublic = rendered === 'failed';
    const description = describePage({ account, facts: null, isPublic, language, addresses });
    return { language, description, boot, sheets: [], textOf, scripts: [], markup: null, styles: '' };
  }
  const { facts, queries, language, program, words } = rendered;
  const { markup, css } = rendered.markup === null ? { markup: null, css: '' } : moveStyles(rendered.markup);
  return {
    language,
    description: describePage({ account, facts, isPublic: true, language, addresses }),
    boot: { ...boot, queries, language },
    sheets: markup === null ? [] : sheetsOf(markup),
    textOf,
    scripts: scriptsOf(program, words, language),
    markup,
    styles: css,
  };
};
