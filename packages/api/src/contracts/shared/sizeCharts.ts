import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });
const covers = ['D-048', 'D-088', 'E-34'];
const path = '/v1/admin/brand/size-charts';

/** Size charts that the signed-in brand can choose for its products: its own, and those of the account. */
export const brandSizeCharts = {
  list: defineCall({
    method: 'GET',
    path,
    access: 'seller',
    summary: 'Size charts of the brand, then those of the account, with the products that use them',
    covers,
    responses: { 200: s.dataOf(z.array(s.brandSizeChartRow)), ...denied },
  }),
  read: defineCall({
    method: 'GET',
    path: `${path}/:id`,
    access: 'seller',
    summary: 'A size chart of the brand as it edits it, or one of the account',
    covers,
    params: one,
    responses: { 200: s.dataOf(s.brandSizeChart), ...denied, 404: s.problem },
  }),
  add: defineCall({
    method: 'POST',
    path,
    access: 'seller',
    right: 'owner',
    summary: 'Add a size chart of the brand',
    covers,
    body: s.sizeChartInput,
    responses: { 201: s.dataOf(s.brandSizeChart), ...denied, 422: s.invalidInput },
  }),
  save: defineCall({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'seller',
    right: 'owner',
    summary: 'Change a size chart of the brand; a 409 carries the chart as somebody else has saved it meanwhile',
    covers,
    params: one,
    body: s.sizeChartInput.extend({ seen: s.version }),
    responses: {
      200: s.dataOf(s.brandSizeChart),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandSizeChart.optional() }),
      422: s.invalidInput,
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${path}/:id`,
    access: 'seller',
    right: 'owner',
    summary: 'Remove a size chart of the brand that no product uses',
    covers,
    params: one,
    responses: { 204: z.undefined(), ...denied, 404: s.problem, 409: s.problem },
  }),
};

const accountPath = '/v1/admin/size-charts';
const byStaff = ['D-067', 'D-088'];

/** Size charts of the account, which every brand can choose. */
export const staffSizeCharts = {
  list: defineCall({
    method: 'GET',
    path: accountPath,
    access: 'staff',
    summary: 'Size charts of the account with the products that use them, and the sizes that a chart can be for',
    covers: byStaff,
    responses: {
      200: z.object({ data: z.array(s.brandSizeChartRow), sizes: z.array(s.named.extend({ run: z.string() })) }),
      ...denied,
    },
  }),
  read: defineCall({
    method: 'GET',
    path: `${accountPath}/:id`,
    access: 'staff',
    summary: 'A size chart of the account as staff edit it',
    covers: byStaff,
    params: one,
    responses: { 200: s.dataOf(s.brandSizeChart), ...denied, 404: s.problem },
  }),
  add: defineCall({
    method: 'POST',
    path: accountPath,
    access: 'staff',
    summary: 'Add a size chart of the account',
    covers: byStaff,
    body: s.sizeChartInput,
    responses: { 201: s.dataOf(s.brandSizeChart), ...denied, 422: s.invalidInput },
  }),
  save: defineCall({
    method: 'PUT',
    path: `${accountPath}/:id`,
    access: 'staff',
    summary: 'Change a size chart of the account; a 409 carries the chart as somebody else has saved it meanwhile',
    covers: byStaff,
    params: one,
    body: s.sizeChartInput.extend({ seen: s.version }),
    responses: {
      200: s.dataOf(s.brandSizeChart),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.brandSizeChart.optional() }),
      422: s.invalidInput,
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: `${accountPath}/:id`,
    access: 'staff',
    summary: 'Remove a size chart of the account that no product uses',
    covers: byStaff,
    params: one,
    responses: { 204: z.undefined(), ...denied, 404: s.problem, 409: s.problem },
  }),
};
