import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const params = z.object({ id: s.idParam });
const denied = { 401: s.problem, 403: s.problem, 404: s.problem };
const covers = ['E-49'];
const written = { ...denied, 409: s.problem, 422: s.invalidInput } as const;

/** A retailer proposes other quantities for an order it sent; the brand accepts or declines. */
export const orderChanges = {
  options: defineCall({
    method: 'GET',
    path: '/v2/orders/:id/changes/options',
    access: 'buyer',
    summary: 'What a retailer may change of an order: its colours with every size, and the most of each',
    covers,
    params,
    responses: { 200: s.dataOf(s.orderChangeOptions), ...denied },
  }),
  propose: defineCall({
    method: 'POST',
    path: '/v2/orders/:id/changes',
    access: 'buyer',
    summary: 'Propose other quantities for an order; one proposal at a time',
    covers,
    params,
    body: s.orderChangeInput,
    responses: { 201: s.dataOf(s.order), ...written },
  }),
  withdraw: defineCall({
    method: 'POST',
    path: '/v2/orders/:id/changes/withdraw',
    access: 'buyer',
    summary: 'Withdraw the proposal that nobody has answered yet',
    covers,
    params,
    body: s.orderChangeWithdrawal,
    responses: { 200: s.dataOf(s.order), ...written },
  }),
  answer: defineCall({
    method: 'POST',
    path: '/v2/orders/:id/changes/answer',
    access: 'seller',
    right: 'sales',
    summary: 'Accept or decline the proposal; stock, limits and prices are checked again before it is accepted',
    covers,
    params,
    body: s.orderChangeAnswer,
    responses: { 200: s.dataOf(s.order), ...written },
  }),
};
