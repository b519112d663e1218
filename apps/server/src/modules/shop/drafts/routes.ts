import { contract } from '@vitrine/api';
import { notFound } from '../../../domain/refusal.ts';
import { asBuyer } from '../../../domain/scope.ts';
import { forgetLayout } from '../../../platform/documents/layouts/remembered.ts';
import { implement } from '../../../platform/routes.ts';
import { imageReader } from '../../shared/media/readImage.ts';
import { exportCart, exportCollection } from './exporting.ts';
import { confirmImport } from './confirming.ts';
import { preImport } from './importing.ts';
import { layoutsOf } from './layout/types.ts';
import { cellOf } from './openCart.ts';
import { reasonSheet } from './reasonSheet.ts';
import { undoImport } from './undo.ts';
import { t } from './words.ts';

export const draftRoutes = implement(contract.drafts, {
  cartExport: async ({ scope, query, request }) => ({
    status: 200,
    file: await exportCart(
      asBuyer(scope),
      { cartId: query.cart_id, pricelistId: query.pricelist_id },
      { read: imageReader(request.server), withPictures: query.pictures === 'true' },
    ),
  }),

  collectionExport: async ({ scope, params, query, request }) => ({
    status: 200,
    file: await exportCollection(
      asBuyer(scope),
      { id: params.id, pricelistId: query.pricelist_id },
      { read: imageReader(request.server), withPictures: query.pictures === 'true' },
    ),
  }),

  preImport: async ({ scope, body }) => ({
    status: 200,
    data: await preImport(asBuyer(scope), {
      sellerId: body.seller_id,
      pricelistId: body.pricelist_id ?? null,
      file: body.file,
      pasted: body.pasted,
      sheet: body.sheet,
      uses: typeof body.uses === 'string' ? [body.uses] : body.uses,
    }),
  }),

  confirmImport: async ({ scope, body }) => {
    const secret = body.purchase_order_drafts[0]?.id ?? '';
    const choices = new Map(body.choices?.map((each) => [cellOf(each.variation_id, each.size_id), each.take]));
    const data = await confirmImport(asBuyer(scope), { secret, createNewCart: body.create_new_cart, choices });
    return { status: 200, data: { message: t(scope.language, data.outcome), data } };
  },

  undoImport: async ({ scope, body }) => {
    const data = await undoImport(asBuyer(scope), body.id);
    return { status: 200, data: { message: t(scope.language, 'undone'), data } };
  },

  forgetLayout: async ({ scope, params }) => {
    if (!(await forgetLayout(layoutsOf(asBuyer(scope)), params.layout))) throw notFound();
    return { status: 204 };
  },

  reasons: async ({ scope, params }) => ({ status: 200, file: await reasonSheet(asBuyer(scope), params.draft) }),
});
