import { staffOrder } from '@vitrine/api/schemas';
import { notFound } from '../../../domain/refusal.ts';
import { inTransaction, type MemberScope, type Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { readWholeHistory } from '../../shop/orders/conversation.ts';
import { readAccountOrder } from '../../shop/orders/read.ts';
import { findCompanies, findOrders, findWaitingDays, listOrders, sumOrders } from './repository.ts';
import { ordersSheet, valuesSheet } from './sheets.ts';
import type { Filters, OrderList, StaffOrder } from './types.ts';
import { t } from './words.ts';

/** More rows than this are not of use in one spreadsheet: filters narrow them. */
const mostRows = 20_000;

export const openList = async (scope: Scope, query: Filters & { page: number }): Promise<OrderList> => {
  const found = await findOrders(scope, query);
  const values = await sumOrders(scope, query);
  return { ...found, meta: { ...found.meta, values, ...(await findCompanies(scope, query)) } };
};

/** An order of any brand, with its whole timeline. */
export const openOrder = async (scope: MemberScope, id: number): Promise<StaffOrder> => {
  const order = await readAccountOrder(scope, id);
  if (!order) throw notFound();
  const shown = {
    ...order,
    shipments: order.shipments ?? [],
    history: await readWholeHistory(scope, id),
    waiting_days: await findWaitingDays(scope, id),
  };
  // The schema leaves out what is between brand and retailer.
  return staffOrder.parse(shown);
};

/** The orders as a spreadsheet. Who takes them out is in the audit log. */
export const exportOrders = async (scope: Scope, filters: Filters): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const sheets = await inTransaction(scope, async (tx) => {
    const orders = await listOrders(tx, filters, mostRows);
    const values = await sumOrders(tx, filters);
    const after = { ...filters, orders: orders.length };
    await recordChange(tx, { action: 'order.export', subject: { id: null, name: account.name }, after });
    return [ordersSheet(scope, orders), valuesSheet(language, values)];
  });
  const title = t(language, 'title');
  const content = await writeWorkbook({ title, author: account.name, sheets, look: sheetLook(account) });
  return { name: `${title} ${account.name}.xlsx`, type: xlsxType, content };
};
