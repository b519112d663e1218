import { LANGUAGES } from '@vitrine/api/rules';
import type { Readable } from 'node:stream';
import { notFound } from '../../../../domain/refusal.ts';
import type { MemberScope } from '../../../../domain/scope.ts';
import { csvType } from '../../../../platform/documents/csv.ts';
import { sheetLogo } from '../../../../platform/documents/sheetPictures.ts';
import { paperLook, sheetLook } from '../../../../platform/documents/look.ts';
import type { ReadPicture } from '../../../../platform/documents/pdf/pictures.ts';
import { pdfType, renderPdf } from '../../../../platform/documents/pdf/render.ts';
import { writeWorkbook, xlsxType } from '../../../../platform/documents/xlsx/workbook.ts';
import type { OutgoingFile } from '../../../../platform/downloads.ts';
import { addressOf } from '../../../shared/addresses/service.ts';
import { readOrder } from '../read.ts';
import { toOrderPaper } from './orderPaper.ts';
import type { OrderFacts } from './orderPaper.ts';
import { toOrderSheet } from './orderSheet.ts';
import { findOrderedGtins, findShopifyRows } from './repository.ts';
import { toShopifyCsv } from './shopifyCsv.ts';
import { t } from './words.ts';

/** The order with its addresses, for its retailer and its brand alone; 404 for anybody else. */
const findFacts = async (scope: MemberScope, orderId: number): Promise<OrderFacts> => {
  const order = await readOrder(scope, orderId);
  if (!order) throw notFound();
  const [billing, shipping, gtins] = await Promise.all([
    addressOf(scope, orderId, 'billing'),
    addressOf(scope, orderId, 'shipping'),
    findOrderedGtins(scope, orderId),
  ]);
  return { order, gtins, billing, shipping, account: scope.account, language: scope.language };
};

/** The purchase order as a spreadsheet. */
export const orderXlsx = async (scope: MemberScope, orderId: number, read: ReadPicture): Promise<OutgoingFile> => {
  const facts = await findFacts(scope, orderId);
  const { account, language } = scope;
  const title = t(language, 'fileName', { id: facts.order.number });
  const sheet = toOrderSheet(facts, await sheetLogo(account.logo, read));
  const content = await writeWorkbook({ title, author: account.name, sheets: [sheet], look: sheetLook(account) });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};

/** The purchase order as a PDF, sent while it is drawn. */
export const orderPdf = async (
  scope: MemberScope,
  orderId: number,
  read: ReadPicture,
): Promise<OutgoingFile & { content: Readable }> => {
  const facts = await findFacts(scope, orderId);
  const { account, language } = scope;
  const title = t(language, 'fileName', { id: facts.order.number });
  const content = renderPdf(
    { document: toOrderPaper(facts), look: paperLook(account), title, language: LANGUAGES[language].tag },
    { read },
  );
  return { name: `${title}.pdf`, type: pdfType, content, disposition: 'inline' };
};

/** What was ordered, in the columns of Shopify's product CSV. */
export const shopifyCsv = async (scope: MemberScope, orderId: number): Promise<OutgoingFile> => {
  const rows = await findShopifyRows(scope, orderId);
  const [first] = rows;
  if (!first) throw notFound();
  const content = toShopifyCsv(rows, scope.origin, scope.language);
  return { name: `${t(scope.language, 'csvName', { id: first.order_number })}.csv`, type: csvType, content };
};
