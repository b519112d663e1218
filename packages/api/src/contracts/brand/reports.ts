import { z } from 'zod';
import { REPORT_WEEKS, SALES_GROUPS } from '../../rules/reports.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };
const covers = ['D-048'];
const weeks = z.enum(REPORT_WEEKS).optional().catch(undefined);
const query = z.object({ by: z.enum(SALES_GROUPS).optional().catch(undefined), weeks });
const workbook = fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
const meta = z.object({ more: z.boolean() });
const rowsOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), meta });
/** `this_week` is the first day of the week in which the server counts today. */
const salesRows = z.object({ data: z.array(s.salesRow), meta: meta.extend({ this_week: z.string() }) });

/** What the signed-in brand sold, what retailers looked at without an order, and what waits in open carts. Cancelled orders do not count. */
export const brandReports = {
  sales: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/sales',
    access: 'seller',
    summary: 'Units and value sold by collection, style, size, retailer or week; each currency apart, most units first',
    covers,
    query,
    responses: { 200: salesRows, ...denied },
  }),
  salesFile: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/sales/file',
    access: 'seller',
    summary: 'The same report as a workbook',
    covers,
    query,
    responses: { 200: workbook, ...denied },
  }),
  looks: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/looks',
    access: 'seller',
    summary: 'Products that retailers looked at and have not ordered, the last look first',
    covers,
    query: z.object({ weeks }),
    responses: { 200: rowsOf(s.lookedAtRow), ...denied },
  }),
  looksFile: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/looks/file',
    access: 'seller',
    summary: 'The same report as a workbook',
    covers,
    query: z.object({ weeks }),
    responses: { 200: workbook, ...denied },
  }),
  carts: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/carts',
    access: 'seller',
    summary: 'Open carts with units, by value; those that changed last come first among equals',
    covers,
    responses: { 200: rowsOf(s.openCartRow), ...denied },
  }),
  cartsFile: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/reports/carts/file',
    access: 'seller',
    summary: 'The same report as a workbook',
    covers,
    responses: { 200: workbook, ...denied },
  }),
};
