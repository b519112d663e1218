import type { CallData, contract } from '@vitrine/api';
import type { Scope } from '../../../domain/scope.ts';
import { findBrands, toOrderFrom } from '../brands/directory.ts';
import { findCards } from '../products/cardsById.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { findLatestCollections, findSuggestedIds } from './repository.ts';

type Home = CallData<typeof contract.home.read>;

/** What a signed-in user begins with. Prices are those the viewer may know. */
export const readHome = async (scope: Scope): Promise<Home> => {
  const [brands, collections, suggested] = await Promise.all([
    findBrands(scope, toOrderFrom, {}),
    findLatestCollections(scope),
    findSuggestedIds(scope),
  ]);
  const products = await findCards(scope, priceVisibilityOf(scope.viewer), suggested);
  return { brands, collections, products: products.map((card) => ({ ...card, seller_name: card.seller })) };
};
