import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { changeMany } from './changeMany.ts';
import { findChoices, findOwnProducts } from './read.ts';
import { addProduct, openProduct, saveProduct, setActive } from './service.ts';

/** Products of a brand, for its own people. */
export const brandProductRoutes = implement(contract.brandProducts, {
  list: async ({ scope, query }) => ({ status: 200, data: await findOwnProducts(asSeller(scope), query) }),
  choices: async ({ scope }) => ({ status: 200, data: { data: await findChoices(asSeller(scope)) } }),
  read: async ({ scope, params }) => ({ status: 200, data: { data: await openProduct(asSeller(scope), params.id) } }),
  add: async ({ scope, body }) => ({ status: 201, data: { data: await addProduct(asSeller(scope), body) } }),
  save: async ({ scope, params, body: { seen, ...form } }) => ({
    status: 200,
    data: { data: await saveProduct(asSeller(scope), params.id, { form, seen }) },
  }),
  changeMany: async ({ scope, body }) => ({
    status: 200,
    data: { data: { changed: await changeMany(asSeller(scope), body.products) } },
  }),
  setActive: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await setActive(asSeller(scope), params.id, body) },
  }),
});
