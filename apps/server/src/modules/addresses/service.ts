import { checkAddress, cleanAddress, conversationLimits, isAddressFine, type AddressKind } from '@vitrine/api/rules';
import { invalid, notFound } from '../../domain/refusal.ts';
import type { BuyerScope, MemberScope } from '../../domain/scope.ts';
import * as repository from './repository.ts';
import { t } from './words.ts';

const requireFine = (address: repository.Address, kind: AddressKind): void => {
  const problems = checkAddress(address, kind);
  if (isAddressFine(problems)) return;
  const errors = Object.fromEntries(Object.entries(problems.fields).map(([field, { text }]) => [field, [text]]));
  throw invalid(errors, problems.form?.text);
};

/** Saves an order's billing or shipping address (D-075, V-071 to V-079); the next order starts from it. */
export const saveAddress = async (scope: BuyerScope, orderId: number, kind: AddressKind, typed: repository.Address) => {
  requireFine(typed, kind);
  const address = cleanAddress(typed, kind);
  const kept = await repository.storeAddress(scope, orderId, kind, address);
  if (kept === undefined) throw notFound();
  if (!kept) throw invalid({ address: [t(scope.language, 'factsFull', conversationLimits)] });
  return address;
};

/** An address of an order, for the retailer that sent it and the brand that received it. Null: not given yet. */
export const addressOf = async (
  scope: MemberScope,
  orderId: number,
  kind: AddressKind,
): Promise<repository.Address | null> => {
  const addresses = await repository.findOrderAddresses(scope, orderId);
  if (!addresses) throw notFound();
  return addresses[kind];
};

/** Addresses the retailer used last. */
export const lastUsed = repository.findLastUsed;

/** What an order's address form starts from: the order's own billing address, else the one the retailer used last. */
export const defaultAddress = async (scope: BuyerScope, orderId: number): Promise<repository.Address | null> =>
  (await addressOf(scope, orderId, 'billing')) ?? (await lastUsed(scope)).billing;
