import { contract } from '@vitrine/api';
import { asBuyer } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { startJob } from '../../shared/jobs/service.ts';
import { imageReader } from '../../shared/media/readImage.ts';
import { makeLineSheet, makeOwnList } from './job.ts';
import * as service from './service.ts';

export const lineSheetRoutes = implement(contract.lineSheets, {
  lineSheet: async ({ scope, params, query, request }) => ({
    status: 200,
    file: await service.lineSheet(
      asBuyer(scope),
      { id: params.id, pricelistId: query.pricelist_id },
      imageReader(request.server),
    ),
  }),

  makeLineSheet: async ({ scope, params, body }) => {
    const buyer = asBuyer(scope);
    const wanted = { id: params.id, pricelistId: body.pricelist_id };
    // What cannot be made is said at once.
    await service.collectionContent(buyer, wanted);
    return { status: 201, data: { data: await startJob(buyer, makeLineSheet, wanted) } };
  },

  productList: async ({ scope, params, query, request }) => ({
    status: 200,
    file: await service.productList(
      asBuyer(scope),
      { id: params.id, pricelistId: query.pricelist_id },
      imageReader(request.server),
    ),
  }),

  ownList: async ({ scope, query, request }) => ({
    status: 200,
    file: await service.ownList(
      asBuyer(scope),
      { variationIds: query['variations[]'], pricelistId: query.pricelist_id },
      imageReader(request.server),
    ),
  }),

  makeOwnList: async ({ scope, body }) => {
    const buyer = asBuyer(scope);
    const chosen = { productIds: body.products, pricelistId: body.pricelist_id };
    // What cannot be made is said at once.
    await service.chosenContent(buyer, chosen);
    return { status: 201, data: { data: await startJob(buyer, makeOwnList, chosen) } };
  },
});
