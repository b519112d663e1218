import type { importUse } from '@vitrine/api/schemas';
import type { z } from 'zod';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { Layouts } from '../../../platform/documents/layouts/remembered.ts';
import type { Layout as LayoutOf } from '../../../platform/documents/layouts/types.ts';

/** What a column holds. `size_quantity`: the quantities of the size that it is named after. */
export type Use = z.infer<typeof importUse>;

export type Layout = LayoutOf<Use>;

/** The layouts that a retailer has remembered. */
export const layoutsOf = ({ db, account, viewer }: BuyerScope): Layouts => ({
  db,
  account: account.id,
  owner: { retailer: viewer.retailerId },
});
