import type { BrandRight } from '@vitrine/api/rules';
import type { Database, TransactionOptions } from '../db/database.ts';
import type { AccountRecord } from './account.ts';
import type { HostRules } from './hosts.ts';
import type { Language } from './language.ts';
import { forbidden, unauthenticated } from './refusal.ts';

export type BuyerStage = 'pre_register' | 'in_review' | 'pending' | 'approved';

/** The signed-in member. `retailerId` and `stage` belong to buyers, `brandId` to sellers; staff may have neither. */
export interface Viewer {
  readonly memberId: number;
  readonly side: 'buyer' | 'seller';
  readonly retailerId: number | null;
  readonly brandId: number | null;
  readonly isStaff: boolean;
  /** Null for those who act for no brand. */
  readonly brandRight: BrandRight | null;
  readonly stage: BuyerStage | null;
  readonly sessionId: number;
  readonly name: string;
  /** The id of a staff member who looks through this person's eyes, and may change nothing. */
  readonly viewedBy?: number | null;
  /** Changed something so recently that a replica may not show it yet. */
  readonly wroteLately?: boolean;
}

export type Buyer = Viewer & { readonly side: 'buyer'; readonly retailerId: number; readonly stage: BuyerStage };
export type Seller = Viewer & { readonly side: 'seller'; readonly brandId: number };

/** Everything a repository function needs. There is no other way from a module to the database, so none without an account. */
export interface Scope {
  readonly db: Database;
  readonly account: AccountRecord;
  readonly language: Language;
  readonly viewer: Viewer | null;
  /** Scheme, host and port of the account's shop, from settings and never from an unknown Host header. No closing slash. */
  readonly origin: string;
  /** Aborts when the sender of a form with files has left: nobody waits for the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Which hosts belong to the installation, and which need no proof. */
  readonly hostRules: HostRules;
}

/** Runs `work` in one transaction of the scope's database; a nested call joins it. */
export const inTransaction = <S extends Scope, T>(
  scope: S,
  work: (scope: S) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> => scope.db.transaction((db) => work({ ...scope, db }), options);

/** The signed-in member, where the call's access guarantees one. */
export const member = (scope: Scope): Viewer => {
  if (!scope.viewer) throw unauthenticated();
  return scope.viewer;
};

const isBuyer = (viewer: Viewer): viewer is Buyer =>
  viewer.side === 'buyer' && viewer.retailerId !== null && viewer.stage !== null;
const isSeller = (viewer: Viewer): viewer is Seller => viewer.side === 'seller' && viewer.brandId !== null;

/** The signed-in member of a retailer; 403 for anybody else. */
export const buyer = (scope: Scope): Buyer => {
  const viewer = member(scope);
  if (!isBuyer(viewer)) throw forbidden();
  return viewer;
};

/** The signed-in member of a brand; 403 for anybody else. */
export const seller = (scope: Scope): Seller => {
  const viewer = member(scope);
  if (!isSeller(viewer)) throw forbidden();
  return viewer;
};

/** A buyer whose retailer is approved (S-009); 403 otherwise. */
export const approvedBuyer = (scope: Scope): Buyer => {
  const viewer = buyer(scope);
  if (viewer.stage !== 'approved') throw forbidden();
  return viewer;
};

/** A member who works for the account; 403 for anybody else. */
export const staff = (scope: Scope): Viewer => {
  const viewer = member(scope);
  if (!viewer.isStaff) throw forbidden();
  return viewer;
};

/** A scope whose viewer is known to be signed in. */
export type MemberScope = Scope & { readonly viewer: Viewer };

/** A scope whose viewer is known to buy for a retailer. */
export type BuyerScope = Scope & { readonly viewer: Buyer };

/** A scope whose viewer is known to sell for a brand. */
export type SellerScope = Scope & { readonly viewer: Seller };

export const asMember = (scope: Scope): MemberScope => ({ ...scope, viewer: member(scope) });

export const asBuyer = (scope: Scope): BuyerScope => ({ ...scope, viewer: buyer(scope) });

export const asSeller = (scope: Scope): SellerScope => ({ ...scope, viewer: seller(scope) });
