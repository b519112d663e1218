import type { Client } from '@vitrine/api/client';
import { createSamples, portuguese, sampleClient, type Member } from '@vitrine/api/samples';
import type { Language, Viewer } from '@vitrine/studio';
import type { AccountBranding } from '../../shared/config/boot.ts';
import type { PreviewDeps } from '../previewDeps.ts';
import type { FetchWords } from './words.ts';

/** Where the shop shows what a surface is about. */
export interface Places {
  /** Slug of a brand. */
  brand: string;
  collection: number;
  product: number;
  /** In the address only if there is one to open. */
  order: number | null;
}

/** What one surface is filled with, for one viewer. */
export interface Supply {
  client: Client;
  /** Who is signed in; null is a visitor. */
  member: Member | null;
  places: Places;
  /** Samples stand in for what the account has not, or may not be seen by the current viewer. */
  standsIn: boolean;
}

/** What a surface needs to be seen: calls anybody may make, or those of somebody who is signed in. */
export type Need = 'public' | 'brand' | 'collection' | 'product' | 'cart' | 'order';

/** What a preview is filled with. */
export interface Goods {
  deps: Pick<PreviewDeps, 'App' | 'Providers' | 'createQueryClient'>;
  account: AccountBranding;
  words: FetchWords;
  supply: (viewer: Viewer, need: Need, language: Language) => Supply;
}

const samples = createSamples();

const members: Record<Viewer, Member | null> = {
  visitor: null,
  pre_register: samples.members.preRegister,
  in_review: samples.members.inReview,
  pending: samples.members.pending,
  approved: samples.members.approved,
  seller: samples.members.seller,
};

/** An account for a preview that has none. */
export const sampleAccount: AccountBranding = samples.account;

export const samplePlaces: Places = { brand: 'casa-marola', collection: 41, product: 101, order: 903 };

/** Samples for everything. */
export const sampleSupply = (viewer: Viewer, language: Language): Supply => ({
  client: sampleClient({ member: members[viewer], words: language === 'pt-BR' ? portuguese : undefined }),
  member: members[viewer],
  places: samplePlaces,
  standsIn: false,
});

/** A preview that needs nobody: every part of it shows samples. */
export const sampleGoods = (deps: Goods['deps'], account: AccountBranding, words: FetchWords): Goods => ({
  deps,
  account,
  words,
  supply: (viewer, _need, language) => sampleSupply(viewer, language),
});
