import type { CallData, VitrineContract } from '@vitrine/api/client';
import type { LanguageCode } from '@vitrine/api/rules';

/** Branding of the account, as the app carries it around. */
export type AccountBranding = CallData<VitrineContract['account']['branding']>['data'];

/** A segment of an event, or of none, as the startup list names it. */
export type EventSegment = CallData<VitrineContract['account']['eventSegments']>['results'][number];

/** A query's key and its answer, as the query cache keeps it. */
export type BroughtQuery = [key: readonly unknown[], data: unknown];

/** What the server puts into the page so that the first paint needs no further call. */
export interface Boot {
  account: AccountBranding;
  /** Each becomes a route of its own. */
  eventSegments: readonly EventSegment[];
  /** Answers of the screen's queries, in `language`. */
  queries?: BroughtQuery[];
  language?: LanguageCode;
  /** Id of the user whose answers they are; none for a visitor's. */
  user?: number;
}

/** Reads the page's boot data; null when the page comes from a plain file server, or without its segments. */
export const readBoot = (document: Document): Boot | null => {
  const text = document.getElementById('vitrine-boot')?.textContent;
  const boot = text ? (JSON.parse(text) as Partial<Boot>) : {};
  return boot.account && boot.eventSegments ? (boot as Boot) : null;
};
