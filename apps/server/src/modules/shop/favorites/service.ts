import type { CallData, contract } from '@vitrine/api';
import { pageSizes, productLimits } from '@vitrine/api/rules';
import { invalid, notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import { findCards } from '../products/cardsById.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import * as repository from './repository.ts';
import { t } from './words.ts';

type List = CallData<typeof contract.favorites.list>;

/** A page of favourites as cards, in the prices that the viewer may know. */
export const readFavorites = async (scope: BuyerScope, page: number): Promise<List> => {
  const size = pageSizes.favorites;
  const [ids, collections] = await Promise.all([repository.findIds(scope), repository.findSheets(scope)]);
  const shown = ids.slice((page - 1) * size, page * size);
  return {
    results: await findCards(scope, priceVisibilityOf(scope.viewer), shown),
    pagination: { count: ids.length, num_pages: Math.ceil(ids.length / size) },
    meta: { collections },
  };
};

/** Marks a product for the company and returns all ids; one that is marked already stays as it is. */
export const addFavorite = (scope: BuyerScope, product: number): Promise<number[]> =>
  inTransaction(scope, async (tx) => {
    if (!(await repository.insertFavorite(tx, product))) throw notFound();
    if ((await repository.countFavorites(tx)) > productLimits.favorites)
      throw invalid({ id: [t(tx.language, 'full', { most: productLimits.favorites })] });
    return repository.findIds(tx);
  });

export const removeFavorite = async (scope: BuyerScope, product: number): Promise<number[]> => {
  if (!(await repository.deleteFavorite(scope, product))) throw notFound();
  return repository.findIds(scope);
};
