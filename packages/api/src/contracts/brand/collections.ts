import { z } from 'zod';
import { COLLECTION_VIEWS } from '../../rules/brandOffice.ts';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-049'];

/** Collections of the signed-in brand, for its own people. */
export const brandCollections = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/collections',
    access: 'seller',
    summary: "Collections in the brand's order, fifty a page, narrowed by view and words",
    covers,
    query: z.object({
      page: s.pageQuery,
      view: z.enum(COLLECTION_VIEWS).optional().catch(undefined),
      /** Part of the name in any language, or of the season. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.brandCollectionList, ...denied },
  }),
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/collections/:id',
    access: 'seller',
    summary: 'A collection as its brand edits it',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.brandCollection), ...denied, 404: s.problem },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/collections',
    access: 'seller',
    right: 'owner',
    summary: "Add a collection at the end of the brand's list",
    covers,
    body: s.collectionInput,
    responses: { 201: s.dataOf(s.brandCollection), ...denied, 422: s.invalidInput },
  }),
  save: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/collections/:id',
    access: 'seller',
    right: 'owner',
    summary: 'Change a collection; a 409 carries the collection as somebody else has saved it meanwhile',
    covers,
    params: one,
    body: s.collectionInput.extend({ seen: s.version }),
    responses: {
      200: s.dataOf(s.brandCollection),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandCollection.optional() }),
      422: s.invalidInput,
    },
  }),
  setPicture: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/collections/:id/picture',
    access: 'seller',
    right: 'owner',
    summary: 'Replace the cover picture of a collection, if it is still the one that you saw',
    covers,
    params: one,
    encoding: 'multipart',
    body: s.pictureReplacement,
    responses: {
      200: s.dataOf(s.brandCollection),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandCollection.optional() }),
      422: s.invalidInput,
      429: s.problem,
    },
  }),
  products: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/collections/:id/products',
    access: 'seller',
    summary: 'All products of a collection in the order of the shop, hidden ones among them',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.collectionProducts), ...denied, 404: s.problem },
  }),
  setOrder: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/collections/:id/order',
    access: 'seller',
    right: 'owner',
    summary: 'Put the products of a collection in order, if they still stand in the order that you saw',
    covers,
    params: one,
    body: z.object({ products: s.productOrder, seen: s.productOrder }),
    responses: { 200: s.dataOf(s.collectionProducts), ...denied, 404: s.problem, 409: s.problem, 422: s.invalidInput },
  }),
  setArchived: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/collections/:id/archived',
    access: 'seller',
    right: 'owner',
    summary: 'Archive a collection, which takes it out of the shop, or restore it as a hidden one',
    covers,
    params: one,
    body: z.object({ archived: z.boolean(), seen: s.version }),
    responses: {
      200: s.dataOf(s.brandCollection),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandCollection.optional() }),
      422: s.invalidInput,
    },
  }),
  moveMany: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/collections/move-many',
    access: 'seller',
    right: 'owner',
    summary:
      'Archive collections, bring them back or show them in the shop; one that somebody else has moved is left, with the reason',
    covers,
    body: z.object({ collections: z.array(s.collectionMove).min(1).max(pageSizes.staff) }),
    responses: { 200: s.dataOf(s.manyDone), ...denied, 422: s.invalidInput },
  }),
};
