import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };
const covers = ['D-048', 'D-095'];
const started = s.dataOf(z.object({ job: s.id }));
const largestSheet = 15 * 1024 * 1024;

/** The catalogue of the signed-in brand as a spreadsheet. The jobs answer with `sheetReport`. */
export const brandSheets = {
  download: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/catalogue-sheet',
    access: 'seller',
    right: 'owner',
    summary:
      'The products, prices and stock of the brand to change and send back: a workbook that knows what it held, or CSV',
    covers,
    query: z.object({ format: z.enum(['xlsx', 'csv']).catch('xlsx').default('xlsx') }),
    responses: {
      200: fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv; charset=utf-8'),
      ...denied,
    },
  }),
  check: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/catalogue-sheet',
    access: 'seller',
    right: 'owner',
    summary: 'Check a workbook or CSV in a job; nothing in the catalogue changes',
    covers,
    encoding: 'multipart',
    body: z.object({
      file: z.file().max(largestSheet),
      // What each column holds, from the first one on; remembered for the next sheet whose columns have the same names.
      uses: s.listOf(s.sheetUse, 300),
      // Where the file has several tables.
      sheet: s.sheetName.optional(),
    }),
    responses: { 201: started, ...denied, 422: s.invalidInput },
  }),
  apply: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/catalogue-sheet/apply',
    access: 'seller',
    right: 'owner',
    summary: 'Write a sheet that was checked without errors, all of it or nothing, in another job',
    covers,
    body: z.object({ job: s.id }),
    responses: { 201: started, ...denied, 404: s.problem, 409: s.problem, 422: s.invalidInput },
  }),
  imports: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/catalogue-sheet/imports',
    access: 'seller',
    right: 'owner',
    summary: 'The latest sheets that the brand has written, newest first; a week is kept',
    covers,
    responses: { 200: s.dataOf(z.array(s.catalogueImport)), ...denied },
  }),
  undo: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/catalogue-sheet/imports/:import/undo',
    access: 'seller',
    right: 'owner',
    summary:
      'Check, in a job, what taking an import back changes; nothing in the catalogue changes until it is applied',
    covers,
    params: z.object({ import: s.idParam }),
    responses: { 201: started, ...denied, 404: s.problem, 409: s.problem },
  }),
  forgetLayout: defineCall({
    method: 'DELETE',
    path: '/v1/admin/brand/catalogue-sheet/layouts/:layout',
    access: 'seller',
    right: 'owner',
    summary: 'Forget which columns of an own sheet hold what',
    covers,
    params: z.object({ layout: s.idParam }),
    responses: { 204: z.undefined(), ...denied, 404: s.problem, 422: s.invalidInput },
  }),
};
