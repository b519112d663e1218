import type { CallData, contract } from '@vitrine/api';
import type { Scope } from '../../../domain/scope.ts';
import { findBrandsByWords } from '../brands/directory.ts';
import { findProductsByWords } from '../products/byWords.ts';

type Found = CallData<typeof contract.search.find>['data'];

/** Brands and products that match; nothing for an empty field. */
export const find = async (scope: Scope, typed: string): Promise<Found> => {
  if (typed === '') return { brands: [], products: [] };
  const [brands, products] = await Promise.all([findBrandsByWords(scope, typed), findProductsByWords(scope, typed)]);
  return { brands, products };
};
