import type { AccountRecord } from '../../domain/account.ts';
import type { Language } from '../../domain/language.ts';
import type { Addresses } from './addresses.ts';
import { describePage } from './facts.ts';
import type { Absence, Rendered } from './renderer.ts';
import type { Programs, UserPage } from './program.ts';
import { moveStyles } from './styles.ts';
import type { UsedRules } from './usedRules.ts';

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
  rulesOf: Finders['rulesOf'];
  /** Scripts that take it over. */
  scripts: string[];
  markup: string | null;
  /** Whose the markup is; null for visitors. */
  user: Pick<UserParts, 'id' | 'pricelist'> | null;
  /** What the markup says of its elements one by one. */
  styles: string;
  /** The address brings a token, which the page takes out of it before anything is shown (D-134). */
  hasToken: boolean;
}

export interface Finders {
  /** The rules of a style sheet of the built shop; undefined where there is none. */
  rulesOf: (path: string) => Promise<UsedRules | undefined>;
  sheetsOf: (markup: string) => string[];
  filesOf: (start: Programs, language: Language) => { scripts: string[]; sheets: string[] };
}

/** A user and what their screen shows. */
export interface UserParts {
  id: number;
  /** The price list chosen last, as the browser says. */
  pricelist: number | null;
  page: UserPage;
}

interface PartsOptions extends Finders {
  account: AccountRecord;
  addresses: Addresses;
  boot: object;
  hasToken: boolean;
  /** Null for a screen that is not public. */
  rendered: Rendered | Absence | null;
  /** What a user's screen starts with, in the language of the browser. */
  start: Programs | null;
  user: UserParts | null;
  language: Language;
}

const moved = (markup: string | null) => (markup === null ? { markup, css: '' } : moveStyles(markup));

/** The parts of a page, with or without a rendered screen. */
export const pageParts = ({
  account,
  addresses,
  boot,
  hasToken,
  rendered,
  start,
  user,
  language: chosen,
  sheetsOf,
  filesOf,
  rulesOf,
}: PartsOptions): PageParts => {
  if (rendered === null || typeof rendered === 'string') {
    const language = user ? chosen : account.language;
    const isPublic = rendered === 'failed';
    const description = describePage({ account, facts: null, isPublic, language, addresses });
    const files = start ? filesOf(start, chosen) : { sheets: [], scripts: [] };
    const { markup, css } = moved(user?.page.markup ?? null);
    return {
      language,
      description,
      boot: user ? { ...boot, queries: user.page.queries, language, user: user.id } : boot,
      scripts: files.scripts,
      sheets: markup === null ? files.sheets : [...new Set([...files.sheets, ...sheetsOf(markup)])],
      rulesOf,
      markup,
      user,
      styles: css,
      hasToken,
    };
  }
  const { facts, queries, language, program, words } = rendered;
  const { markup, css } = moved(rendered.markup);
  return {
    language,
    description: describePage({ account, facts, isPublic: true, language, addresses }),
    boot: { ...boot, queries, language },
    sheets: markup === null ? [] : sheetsOf(markup),
    rulesOf,
    scripts: filesOf({ programs: [program], words }, language).scripts,
    markup,
    user: null,
    styles: css,
    hasToken,
  };
};
