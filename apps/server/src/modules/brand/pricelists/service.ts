import { isUniqueViolation } from '../../../db/errors.ts';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { recordOwnChange } from '../service.ts';
import { whoChanged } from '../../../platform/audit.ts';
import * as repository from './repository.ts';
import type { Pricelist, PricelistSeen } from './repository.ts';
import { t } from './words.ts';

const open = async (scope: SellerScope, id: number): Promise<Pricelist> => {
  const list = (await repository.findPricelists(scope)).find((one) => one.id === id);
  if (!list) throw notFound();
  return list;
};

const refuseTaken =
  ({ language }: SellerScope, name: string) =>
  (error: unknown) => {
    if (isUniqueViolation(error, 'pricelist_name')) throw invalid({ name: [t(language, 'nameTaken', { name })] });
    throw error;
  };

export const addPricelist = (scope: SellerScope, given: Pick<Pricelist, 'name' | 'currency'>): Promise<Pricelist> =>
  inTransaction(scope, async (tx) => {
    const list = await open(tx, await repository.insertPricelist(tx, given));
    await recordOwnChange(tx, { action: 'pricelist.create', subject: list, after: given });
    return list;
  }).catch(refuseTaken(scope, given.name));

/** Renames a list. A writer who has not seen the name of now gets a 409 that says it. */
export const renamePricelist = (
  scope: SellerScope,
  id: number,
  { name, seen }: { name: string; seen: string },
): Promise<Pricelist> =>
  inTransaction(scope, async (tx) => {
    await repository.lockPricelist(tx, id);
    const before = await open(tx, id);
    if (before.name !== seen) {
      const person = await whoChanged(tx, id, ['pricelist.change']);
      throw new Refusal(409, t(tx.language, 'renamedMeanwhile', { person, name: before.name }));
    }
    await repository.updateName(tx, id, name);
    if (before.name !== name)
      await recordOwnChange(tx, {
        action: 'pricelist.change',
        subject: { id, name },
        before: { name: before.name },
        after: { name },
      });
    return open(tx, id);
  }).catch(refuseTaken(scope, name));

const isAsSeen = (list: Pricelist, seen: PricelistSeen): boolean =>
  list.version === seen.seen && list.name === seen.name;

/**
 * Removes a list with its prices. Retailers whose open carts use it choose another one before they send. A writer who has not seen its name,
 * its products or its audience of now gets a 409 with the list.
 */
export const removePricelist = (scope: SellerScope, id: number, seen: PricelistSeen): Promise<void> =>
  inTransaction(scope, async (tx) => {
    await repository.lockPricelist(tx, id);
    const current = await open(tx, id);
    if (!isAsSeen(current, seen) || current.products !== seen.products) {
      // Prices are changed by entries about products, which name no list.
      const actions = isAsSeen(current, seen) ? [] : (['pricelist.change', 'pricelist.give'] as const);
      const person = await whoChanged(tx, id, actions);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current });
    }
    const { name, products, open_carts } = current;
    await repository.removePricelist(tx, id);
    await recordOwnChange(tx, { action: 'pricelist.remove', subject: { id, name }, before: { products, open_carts } });
  });
