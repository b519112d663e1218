import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../domain/language.ts';
import type { toAccountResponse } from '../../modules/shared/account/mapper.ts';

/** What every page brings. */
export interface Boot {
  account: ReturnType<typeof toAccountResponse>;
  eventSegments: readonly unknown[];
}

/** A visitor of an account, who asks the server's own calls. */
export interface Visitor {
  boot: Boot;
  language: Language;
  fetch: typeof fetch;
}

/** Somebody who is not signed in, at a path of `publicPath`. */
export interface Visit extends Visitor {
  path: string;
  cleanHtml: (html: string) => string;
}

/** What a page says to search engines and link previews. Paths are those of the shop. */
export interface PageFacts {
  /** The page's own words before the account's title; none for the front page. */
  title: string | null;
  description: string;
  /** Of the page, or else of the front page. */
  image: string | null;
  /** The one path of this content, however it was reached. */
  path: string;
  /** Names and paths from the front page to this one. */
  trail: readonly (readonly [name: string, path: string])[];
  /** The event that the page announces, with calendar dates. */
  event?: { name: string; starts: string; ends: string } | undefined;
}

/** An answer of a query, by its key. */
type Brought = readonly [key: readonly unknown[], data: unknown];

/** A user at an address, who asks the server's own calls as themselves. */
export interface UserVisit extends Visitor {
  address: string;
  /** The price list that they chose last, as their browser keeps it. */
  pricelist: number | null;
  cleanHtml: (html: string) => string;
  /** No call is waited for after it aborts. */
  signal: AbortSignal;
}

/** What a user's screen asks for and shows at first. */
export interface UserPage {
  queries: readonly Brought[];
  /** Null where an answer failed or came too late. */
  markup: string | null;
}

export interface PublicPage {
  facts: PageFacts;
  queries: unknown[];
  /** Source file of the screen. */
  program: string;
  /** Parts of the catalogue that its words are in. */
  words: string[];
  render: (signal: AbortSignal) => Promise<string>;
}

/** What the page of a user starts with. */
export interface Programs {
  /** Source files. */
  programs: string[];
  /** Parts of the catalogue. */
  words: string[];
}

/** The web app's own program for the server, as `apps/web/src/app/server/main.tsx` exports it. */
export interface Program {
  publicPath: (address: string) => string | null;
  programsAt: (address: string) => Programs | null;
  openPage: (visit: Visit) => Promise<PublicPage | null>;
  /** Null where the screen leads the user elsewhere. */
  openUserPage: (visit: UserVisit) => Promise<UserPage | null>;
  listPages: (visitor: Visitor) => Promise<string[]>;
}

/** Loads the program with the first page that needs it; null where the shop was built without one. */
export const programLoader = (webDist: string | null): (() => Promise<Program | null>) => {
  let program: Promise<Program | null> | undefined;
  const load = async (): Promise<Program | null> => {
    if (webDist === null) return null;
    const file = join(webDist, '.server', 'main.js');
    const isBuilt = await access(file).then(
      () => true,
      () => false,
    );
    return isBuilt ? ((await import(pathToFileURL(file).href)) as Program) : null;
  };
  return () => (program ??= load());
};
