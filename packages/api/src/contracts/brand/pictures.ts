import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const pictures = s.dataOf(z.array(s.brandPicture));
const covers = ['D-048', 'D-097'];
const path = '/v1/admin/brand/products/:id/pictures';
const largestPicture = 10 * 1024 * 1024;

/** Pictures of the products of the signed-in brand. */
export const brandPictures = {
  list: defineCall({
    method: 'GET',
    path,
    access: 'seller',
    summary: 'Pictures of a product in their order',
    covers,
    params: one,
    responses: { 200: pictures, ...denied, 404: s.problem },
  }),
  match: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/picture-matches',
    access: 'seller',
    right: 'owner',
    summary:
      'Which product and colour files belong to, by reference and colour in their names; and which the product has already',
    covers,
    body: z.object({ files: z.array(s.pictureName).min(1).max(500) }),
    responses: { 200: s.dataOf(z.array(s.pictureMatch)), ...denied, 422: s.invalidInput },
  }),
  add: defineCall({
    method: 'POST',
    path,
    access: 'seller',
    right: 'owner',
    summary:
      'Add a picture to a product or to one of its colours; it is decoded and drawn again. A 200 says that the product has this file already',
    covers,
    params: one,
    encoding: 'multipart',
    body: z.object({ picture: z.file().max(largestPicture), variation_id: s.idParam.optional() }),
    responses: { 200: pictures, 201: pictures, ...denied, 404: s.problem, 422: s.invalidInput, 429: s.problem },
  }),
  replace: defineCall({
    method: 'POST',
    path: `${path}/:picture`,
    access: 'seller',
    right: 'owner',
    summary: 'Crop a picture again, or put another file in its place; its colour, words and video stay',
    covers,
    params: one.extend({ picture: s.idParam }),
    encoding: 'multipart',
    body: s.pictureReplacement,
    responses: { 200: pictures, ...denied, 404: s.problem, 409: s.problem, 422: s.invalidInput, 429: s.problem },
  }),
  arrange: defineCall({
    method: 'PUT',
    path,
    access: 'seller',
    right: 'owner',
    summary: 'Order pictures, give them colours, words and videos; those left out are removed',
    covers,
    params: one,
    body: s.pictureOrder,
    responses: {
      200: pictures,
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: z.array(s.brandPicture).optional() }),
      422: s.invalidInput,
    },
  }),
};
