import type { CallData, VitrineContract } from '@vitrine/api/client';

/** Branding of the account, as the app carries it around. */
export type AccountBranding = CallData<VitrineContract['account']['branding']>['data'];

/** A segment of an event, or of none, as the startup list names it. */
export type EventSegment = CallData<VitrineContract['account']['eventSegments']>['results'][number];

/** What the server puts into the page so that the first paint needs no further call. */
export interface Boot {
  account: AccountBranding;
  /** Each becomes a route of its own. */
  eventSegments: readonly EventSegment[];
  landing?: {
    content: CallData<VitrineContract['landing']['content']>;
    brands: CallData<VitrineContract['landing']['brands']>;
    retailers: CallData<VitrineContract['landing']['retailers']>;
    segments: CallData<VitrineContract['account']['segments']>;
  };
}

/** Reads the page's boot data; null when the page comes from a plain file server, or without its segments. */
export const readBoot = (document: Document): Boot | null => {
  const text = document.getElementById('vitrine-boot')?.textContent;
  const boot = text ? (JSON.parse(text) as Partial<Boot>) : {};
  return boot.account && boot.eventSegments ? (boot as Boot) : null;
};
