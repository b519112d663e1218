import type { Services } from '../../shared/queries/services.ts';
import type { Params } from '../../shared/connected/screenEntry.ts';

/** A step of the way from the front page to a page: its words, and its path. */
export type Step = readonly [name: string, path: string];

/** What a page says to search engines and link previews. Paths are those of the shop. */
export interface PageFacts {
  /** The page's own words before the account's title; none for the front page. */
  title: string | null;
  description: string;
  /** Path of a picture of the page. Without one a preview shows a picture of the account. */
  image: string | null;
  /** The one path of this content, however it was reached. */
  path: string;
  /** From the front page to this one. */
  trail: readonly Step[];
  /** Of a page that announces an event: its first and its last day. */
  event?: { name: string; starts: string; ends: string } | undefined;
}

export type Translate = (id: string, values?: Record<string, string>) => string;

/** Somebody who is not signed in, and what the address names. */
export interface Reading {
  services: Services;
  params: Params;
  path: string;
  t: Translate;
}

/** A screen that the server renders for visitors. Everything it imports runs without a browser. */
export interface PublicScreen {
  /** The screen's source file from the root of the web app: the page loads its program at once. */
  program: string;
  /** Names in the query of an address that change what the screen shows: such an address is not rendered. */
  without?: readonly string[];
  /** Reads what the screen shows at first into the query cache, and describes it. Null where the screen leads elsewhere. */
  read: (reading: Reading) => Promise<PageFacts | null>;
  /** Paths of all its pages, for the sitemap. */
  list: (services: Services) => Promise<string[]>;
}
