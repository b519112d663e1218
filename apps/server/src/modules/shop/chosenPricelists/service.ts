import type { CallData, contract } from '@vitrine/api';
import { commonCurrency } from '@vitrine/api/rules';
import { invalid, notFound } from '../../../domain/refusal.ts';
import { inTransaction, type BuyerScope } from '../../../domain/scope.ts';
import * as repository from './repository.ts';
import { t } from './words.ts';

type Chosen = CallData<typeof contract.chosenPricelists.list>['data'];

/** Choices of the company that still count, and the currency that decides where nothing was chosen. */
export const readChosen = async (scope: BuyerScope): Promise<Chosen> => {
  const [chosen, countries] = await Promise.all([repository.findChosen(scope), repository.findCountries(scope)]);
  return { currency: commonCurrency(countries), chosen };
};

/** 404 for an unknown brand; 422 for a list that the retailer is not offered by it. */
export const choosePricelist = (scope: BuyerScope, slug: string, pricelistId: number): Promise<Chosen> =>
  inTransaction(scope, async (tx) => {
    const brand = await repository.findBrand(tx, slug);
    if (brand === undefined) throw notFound();
    if (!(await repository.keepChoice(tx, brand, pricelistId)))
      throw invalid({ pricelist_id: [t(tx.language, 'notOffered')] });
    return readChosen(tx);
  });

/** 404 for an unknown brand. */
export const forgetChoice = async (scope: BuyerScope, slug: string): Promise<Chosen> => {
  const brand = await repository.findBrand(scope, slug);
  if (brand === undefined) throw notFound();
  await repository.deleteChoice(scope, brand);
  return readChosen(scope);
};
