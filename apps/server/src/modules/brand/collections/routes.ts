import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { storeUpload } from '../../shared/media/upload.ts';
import { moveMany } from './moveMany.ts';
import { findOwnCollections } from './repository.ts';
import * as service from './service.ts';

/** Collections of a brand, for its own people. */
export const brandCollectionRoutes = implement(contract.brandCollections, {
  list: async ({ scope, query }) => ({ status: 200, data: await findOwnCollections(asSeller(scope), query) }),
  read: async ({ scope, params }) => ({
    status: 200,
    data: { data: await service.openCollection(asSeller(scope), params.id) },
  }),
  add: async ({ scope, body }) => ({
    status: 201,
    data: { data: await service.addCollection(asSeller(scope), body) },
  }),
  save: async ({ scope, params, body: { seen, ...input } }) => ({
    status: 200,
    data: { data: await service.saveCollection(asSeller(scope), params.id, { input, seen }) },
  }),
  setPicture: async ({ scope, params, body: { seen, ...upload }, request }) => {
    const { files } = request.server.platform;
    const store = () => storeUpload(scope, files, upload);
    return { status: 200, data: { data: await service.setPicture(asSeller(scope), params.id, { seen, store }) } };
  },
  products: async ({ scope, params }) => ({
    status: 200,
    data: { data: await service.productsOf(asSeller(scope), params.id) },
  }),
  setOrder: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.setOrder(asSeller(scope), params.id, body) },
  }),
  setArchived: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await service.setArchived(asSeller(scope), params.id, body) },
  }),
  moveMany: async ({ scope, body }) => ({
    status: 200,
    data: { data: await moveMany(asSeller(scope), body.collections) },
  }),
});
