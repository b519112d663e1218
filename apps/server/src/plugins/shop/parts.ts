import type { Language } from '../../domain/language.ts';
import type { Rendered } from './renderer.ts';

/** What a rendered screen puts into the page of its account. */
export interface PageParts {
  /** Of the words on the page; the account's own where nothing was rendered. */
  language?: Language;
  /** What the program reads first. */
  boot: object;
  /** Style sheets of the markup. */
  sheets: string[];
  /** Scripts that take it over. */
  scripts: string[];
  markup: string | null;
}

interface Finders {
  sheetsOf: (markup: string) => string[];
  scriptsOf: (program: string, language: Language) => string[];
}

/** The parts of a page of what was rendered; null stands for a screen that is not rendered. */
export const pageParts = (boot: object, rendered: Rendered | null, { sheetsOf, scriptsOf }: Finders): PageParts => {
  if (!rendered) return { boot, sheets: [], scripts: [], markup: null };
  const { queries, language, program, markup } = rendered;
  return {
    language,
    boot: { ...boot, queries, language },
    sheets: markup === null ? [] : sheetsOf(markup),
    scripts: scriptsOf(program, language),
    markup,
  };
};
