import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const counterpart = z.object({ type: z.enum(['seller', 'buyer']), subjectId: s.idParam });
const refused = { 401: s.problem, 403: s.problem, 404: s.problem };
const answer = {
  method: 'PUT',
  access: 'session',
  right: 'sales',
  body: z.object({ connection_id: s.id }),
  responses: { 200: s.dataOf(s.connection), ...refused, 422: s.invalidInput },
} as const;

/** Connections between a retailer and a brand, seen from the side of the caller. */
export const connections = {
  list: defineCall({
    method: 'GET',
    path: '/v1/connections',
    access: 'session',
    summary: 'Connections, fifty a page; `pending=1` for those without an answer, those to answer first',
    covers: ['A-047', 'A-072', 'E-43', 'D-034', 'P-072'],
    query: z.object({
      pending: z.enum(['0', '1']).optional(),
      /** Sellers send it with `pending=1`. It changes nothing. */
      pending_list: z.enum(['0', '1']).optional(),
      page: s.pageQuery,
    }),
    responses: { 200: s.connectionPage, 401: s.problem },
  }),
  find: defineCall({
    method: 'GET',
    path: '/v1/connections/:type/:subjectId',
    access: 'session',
    summary: 'The connection with a brand (`seller`) or a retailer (`buyer`); 404 if there is none',
    covers: ['A-071', 'E-43'],
    params: counterpart,
    responses: { 200: s.dataOf(s.connection), 401: s.problem, 404: s.problem },
  }),
  requestBrand: defineCall({
    method: 'POST',
    path: '/v1/connections/seller/:id',
    access: 'session',
    right: 'sales',
    summary: 'Ask a brand for a connection; a retailer that was declined may ask again (D-099)',
    covers: ['A-069', 'S-054', 'D-099'],
    params: z.object({ id: s.idParam }),
    responses: { 200: s.doubleDataOf(s.connection), 201: s.doubleDataOf(s.connection), ...refused },
  }),
  request: defineCall({
    method: 'POST',
    path: '/v1/connections/:type/:subjectId',
    access: 'session',
    right: 'sales',
    summary: 'Ask a retailer (`buyer`) for a connection; a connection that exists is answered as it is',
    covers: ['A-070', 'S-054'],
    params: counterpart,
    responses: { 200: s.dataOf(s.connection), 201: s.dataOf(s.connection), ...refused },
  }),
  accept: defineCall({
    ...answer,
    path: '/v1/connections/accept',
    summary: 'Accept a request of the other side; the first answer counts',
    covers: ['A-048', 'S-055', 'S-057', 'P-070'],
  }),
  decline: defineCall({
    ...answer,
    path: '/v1/connections/decline',
    summary: 'Decline a request of the other side; the first answer counts',
    covers: ['A-049', 'S-056', 'S-057', 'P-070'],
  }),
};
