import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const refused = { 401: s.problem, 403: s.problem, 404: s.problem, 422: s.invalidInput };
const xlsx = fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
const draftId = z.string().regex(/^[\w-]{43}$/);
const largestFile = 5 * 1024 * 1024;
const largestPaste = 1024 * 1024;
/** Whether each row has a picture of its goods. */
const pictures = z.enum(['true', 'false']).optional();

/** Carts as spreadsheets: out to be filled in, and in again. */
export const drafts = {
  cartExport: defineCall({
    method: 'GET',
    path: '/v1/purchase-order-draft/cart-export',
    access: 'approved',
    summary: 'An open cart as a spreadsheet to change and import, named after the brand',
    covers: ['A-092', 'R-285', 'D-091', 'P-023'],
    query: z.object({ pricelist_id: s.idParam, cart_id: s.idParam, pictures }),
    responses: { 200: xlsx, ...refused },
  }),
  collectionExport: defineCall({
    method: 'GET',
    path: '/v1/collections/:id/purchase-order-draft',
    access: 'approved',
    summary: 'The products of a collection as a spreadsheet to fill in and import',
    covers: ['R-251', 'D-062', 'D-091'],
    params: z.object({ id: s.idParam }),
    query: z.object({ pricelist_id: s.idParam, pictures }),
    responses: { 200: xlsx, ...refused },
  }),
  preImport: defineCall({
    method: 'POST',
    path: '/v1/purchase-order-draft/pre-import',
    access: 'approved',
    summary: 'Check a filled-in spreadsheet; nothing is changed yet',
    covers: ['A-093', 'E-42', 'D-095', 'K-83'],
    encoding: 'multipart',
    body: z.object({
      seller_id: s.idParam,
      // For a sheet that does not name its price list.
      pricelist_id: s.idParam.optional(),
      file: z.file().max(largestFile).optional(),
      // In place of a file: rows as a spreadsheet copies them, as UTF-8 text.
      pasted: z.file().max(largestPaste).optional(),
      // What each column holds, from the first one on; remembered for the next sheet whose columns have the same names.
      uses: s.listOf(s.importUse, 300),
      // Where the file has several tables.
      sheet: s.sheetName.optional(),
    }),
    responses: { 200: s.importPreview, ...refused },
  }),
  confirmImport: defineCall({
    method: 'POST',
    path: '/v1/purchase-order-draft/confirm-import',
    access: 'approved',
    summary: 'Bring a checked spreadsheet into a cart: a new one, or the open one',
    covers: ['A-094', 'S-095', 'S-096', 'S-097', 'K-72'],
    body: z.object({
      purchase_order_drafts: z.array(z.object({ id: z.string().min(1).max(100) })).length(1),
      create_new_cart: z.boolean(),
      // Without a choice, the cart keeps its quantity when added to, and takes the sheet's when replaced.
      // As many as fit into a request.
      choices: z.array(s.importChoice).max(15_000).optional(),
    }),
    responses: { 200: s.importDone, ...refused, 409: s.problem },
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/v1/purchase-order-draft/undo-import',
    access: 'approved',
    summary: 'Take back a confirmed import; what was changed since stays',
    covers: ['A-094'],
    body: z.object({ id: draftId }),
    responses: { 200: s.importUndone, ...refused, 409: s.problem },
  }),
  forgetLayout: defineCall({
    method: 'DELETE',
    path: '/v1/purchase-order-draft/layouts/:layout',
    access: 'approved',
    summary: 'Forget which columns of an own sheet hold what',
    covers: ['A-093'],
    params: z.object({ layout: s.idParam }),
    responses: { 204: z.undefined(), ...refused },
  }),
  reasons: defineCall({
    method: 'GET',
    path: '/v1/purchase-order-draft/reasons/:draft',
    access: 'approved',
    summary: 'The sheet with errors again, with a column that says why',
    covers: ['M-33'],
    params: z.object({ draft: draftId }),
    responses: { 200: xlsx, ...refused },
  }),
};
