import { LANGUAGES } from '@vitrine/api/rules';
import { invalid, notFound } from '../../../domain/refusal.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { sheetLogo } from '../../../platform/documents/sheetPictures.ts';
import { paperLook, sheetLook } from '../../../platform/documents/look.ts';
import type { PdfTask } from '../../../platform/documents/pdf/messages.ts';
import type { ReadPicture } from '../../../platform/documents/pdf/pictures.ts';
import { pdfType, renderPdf } from '../../../platform/documents/pdf/render.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { priceVisibilityOf } from '../products/priceVisibility.ts';
import { findChosen, findCollection } from './repository.ts';
import type { Chosen, SheetContent } from './repository.ts';
import { toLineSheetPaper } from './toPaper.ts';
import { toListSheet } from './toListSheet.ts';
import { t } from './words.ts';

/** A collection on show, and the price list it is wanted in. */
export interface CollectionList {
  id: number;
  pricelistId: number;
}

/** What a collection offers in a price list; 404 for an unknown pair, 422 when there is nothing in it. */
export const collectionContent = async (scope: BuyerScope, wanted: CollectionList): Promise<SheetContent> => {
  const content = await findCollection(scope, priceVisibilityOf(scope.viewer), wanted);
  if (!content) throw notFound();
  if (content.products.length === 0) throw invalid({ pricelist_id: [t(scope.language, 'noProducts')] });
  return content;
};

const titleOf = ({ brand, collection }: SheetContent): string =>
  [brand.name, collection?.name].filter(Boolean).join(' ');

const taskOf = ({ account, language }: BuyerScope, content: SheetContent): PdfTask => ({
  document: toLineSheetPaper(content, account, language),
  look: paperLook(account),
  title: t(language, 'lineSheetName', { name: titleOf(content) }),
  language: LANGUAGES[language].tag,
});

const pdfOf = (task: PdfTask, read: ReadPicture): OutgoingFile => ({
  name: `${task.title}.pdf`,
  type: pdfType,
  content: renderPdf(task, { read }),
  disposition: 'inline',
});

/** The line sheet of a collection, ready to be drawn. */
export const lineSheetTask = async (scope: BuyerScope, wanted: CollectionList): Promise<PdfTask> =>
  taskOf(scope, await collectionContent(scope, wanted));

/** The line sheet of a collection as a PDF, sent while it is drawn. */
export const lineSheet = async (scope: BuyerScope, wanted: CollectionList, read: ReadPicture): Promise<OutgoingFile> =>
  pdfOf(await lineSheetTask(scope, wanted), read);

/** What a retailer chose of a brand; 404 for an unknown price list, 422 when nothing of it is in the list. */
export const chosenContent = async (scope: BuyerScope, chosen: Chosen): Promise<SheetContent> => {
  const content = await findChosen(scope, priceVisibilityOf(scope.viewer), chosen);
  if (!content) throw notFound();
  const field = 'productIds' in chosen ? 'products' : 'variations[]';
  if (content.products.length === 0) throw invalid({ [field]: [t(scope.language, 'noneChosen')] });
  return content;
};

/** What a retailer chose, ready to be drawn. */
export const ownListTask = async (scope: BuyerScope, chosen: Chosen): Promise<PdfTask> =>
  taskOf(scope, await chosenContent(scope, chosen));

/** Chosen variations of one brand as a PDF, sent while it is drawn. */
export const ownList = async (scope: BuyerScope, chosen: Chosen, read: ReadPicture): Promise<OutgoingFile> =>
  pdfOf(await ownListTask(scope, chosen), read);

/** The products of a collection as a spreadsheet. */
export const productList = async (
  scope: BuyerScope,
  wanted: CollectionList,
  read: ReadPicture,
): Promise<OutgoingFile> => {
  const content = await collectionContent(scope, wanted);
  const { account, language } = scope;
  const title = t(language, 'listName', { name: titleOf(content) });
  const sheet = toListSheet(content, { account, language, logo: await sheetLogo(account.logo, read) });
  const file = await writeWorkbook({ title, author: account.name, sheets: [sheet], look: sheetLook(account) });
  return { name: `${title}.xlsx`, type: xlsxType, content: file };
};
