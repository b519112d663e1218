import { gtinKey } from '@vitrine/api/rules';
import type { KnownProduct } from '../repository.ts';
import type { BuyerScope } from '../../../../domain/scope.ts';
import type { Layouts } from '../../../../platform/documents/layouts/remembered.ts';
import type { Offer } from '../../../../platform/documents/layouts/guess.ts';
import { folded } from '../../../../platform/documents/reading/cells.ts';
import type { Layout as LayoutOf, OrderUse } from '../../../../platform/documents/layouts/types.ts';

export type Use = OrderUse;

export type Layout = LayoutOf<Use>;

/** Our own list says more of a row than other sheets do. */
export type ListUse = Use | 'code' | 'product' | 'note';
export type ListLayout = LayoutOf<ListUse>;

/** The layouts that a retailer has remembered. */
export const layoutsOf = ({ db, account, viewer }: BuyerScope): Layouts => ({
  db,
  account: account.id,
  owner: { retailer: viewer.retailerId },
});

/** What the columns of an order may name. */
export const offerOf = (products: readonly KnownProduct[]): Offer => ({
  reference: new Set(products.map(({ reference_code }) => folded(reference_code))),
  colour: new Set(products.flatMap(({ variations }) => variations.flatMap(({ labels }) => labels.map(folded)))),
  size: new Set(products.flatMap(({ sizes }) => sizes.map(({ name }) => folded(name)))),
  gtin: new Set(
    products.flatMap(({ variations }) => variations.flatMap(({ gtins = {} }) => Object.values(gtins).map(gtinKey))),
  ),
});
