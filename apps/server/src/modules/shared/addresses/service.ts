import { checkAddress, cleanAddress, conversationLimits, isAddressFine } from '@vitrine/api/rules';
import type { AddressField, AddressKind, RuleMessage } from '@vitrine/api/rules';
import { invalid, notFound } from '../../../domain/refusal.ts';
import type { BuyerScope, MemberScope } from '../../../domain/scope.ts';
import * as repository from './repository.ts';
import { t } from './words.ts';

export type { Address } from './repository.ts';

/** The address as it is kept. Throws a 422 `Refusal` that says what is wrong with each field. */
export const cleanedAddress = (
  { language }: MemberScope,
  typed: repository.Address,
  kind: AddressKind,
): Record<AddressField, string> => {
  const problems = checkAddress(typed, kind);
  if (isAddressFine(problems)) return cleanAddress(typed, kind);
  const say = ({ id, values }: RuleMessage): string => t(language, id as Parameters<typeof t>[1], values);
  const errors = Object.entries(problems.fields).map(([field, message]) => [field, [say(message)]]);
  throw invalid(Object.fromEntries(errors), problems.form ? say(problems.form) : undefined);
};

/** Saves an order's billing or shipping address (D-075); the next order starts from it. */
export const saveAddress = async (scope: BuyerScope, orderId: number, kind: AddressKind, typed: repository.Address) => {
  const address = cleanedAddress(scope, typed, kind);
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
