import type { CallData, VitrineContract } from '@vitrine/api/client';

/** Branding of the account, as the app carries it around. */
export type AccountBranding = CallData<VitrineContract['account']['branding']>['data'];

/** What the server puts into the page so that the first paint needs no further call. */
export interface Boot {
  account: AccountBranding;
  landing?: {
    content: CallData<VitrineContract['landing']['content']>;
    brands: CallData<VitrineContract['landing']['brands']>;
    retailers: CallData<VitrineContract['landing']['retailers']>;
    segments: CallData<VitrineContract['account']['segments']>;
  };
}

/** Reads the page's boot data; null when the page comes from a plain file server. */
export const readBoot = (document: Document): Boot | null => {
  const text = document.getElementById('vitrine-boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
};
