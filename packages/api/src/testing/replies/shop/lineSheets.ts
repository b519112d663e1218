import { finished } from '../shared/jobs.ts';
import type { Replies } from '../replies.ts';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const pdf = (name: string) => ({
  status: 200 as const,
  data: new File(['%PDF-1.7'], name, { type: 'application/pdf' }),
});

export const lineSheetReplies: Replies['lineSheets'] = {
  lineSheet: () => pdf('Line sheet.pdf'),
  makeLineSheet: { status: 201, data: { data: { ...finished, status: 'queued', progress: 0, file: null } } },
  productList: () => ({ status: 200, data: new File(['xlsx'], 'List of products.xlsx', { type: xlsx }) }),
  ownList: () => pdf('My list.pdf'),
  makeOwnList: { status: 201, data: { data: { ...finished, status: 'queued', progress: 0, file: null } } },
};
