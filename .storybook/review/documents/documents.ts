import { LANGUAGES, languageCodes } from '@vitrine/api/rules';
import type { LanguageCode } from '@vitrine/api/rules';
import type { AccountRecord } from '../../../apps/server/src/domain/account.ts';
import { toLineSheetPaper } from '../../../apps/server/src/modules/shop/lineSheets/toPaper.ts';
import { toListSheet } from '../../../apps/server/src/modules/shop/lineSheets/toListSheet.ts';
import { toOrderPaper } from '../../../apps/server/src/modules/shop/orders/files/orderPaper.ts';
import { paperLook, sheetLook } from '../../../apps/server/src/platform/documents/look.ts';
import type { PdfTask } from '../../../apps/server/src/platform/documents/pdf/messages.ts';
import type { Workbook } from '../../../apps/server/src/platform/documents/xlsx/types.ts';
import { brandings, partnerNames, partners } from '../../modes.ts';
import type { Partner } from '../../modes.ts';
import { documentPages } from './kinds.ts';
import type { DocumentKind } from './kinds.ts';
import { orderFacts, sheetContent } from './samples.ts';

interface Ordered {
  partner: Partner;
  language: LanguageCode;
}

const accountOf = (partner: Partner) =>
  ({
    name: partnerNames[partner],
    title: partnerNames[partner],
    logo: null,
    style: brandings[partner],
  }) as AccountRecord;

const pdf = (document: PdfTask['document'], { partner, language }: Ordered): PdfTask => ({
  document,
  look: paperLook(accountOf(partner)),
  title: document.title,
  language: LANGUAGES[language].tag,
});

/** A document of the server's own code over sample data, ready to be drawn: a PDF or a workbook. */
export const documentOf: {
  'line-sheet': (of: Ordered) => PdfTask;
  'purchase-order': (of: Ordered) => PdfTask;
  'product-list': (of: Ordered) => Workbook;
} = {
  'line-sheet': (of) =>
    pdf(toLineSheetPaper(sheetContent(of.partner, of.language), accountOf(of.partner), of.language), of),
  'purchase-order': (of) => pdf(toOrderPaper(orderFacts(of.partner, of.language)), of),
  'product-list': ({ partner, language }) => {
    const account = accountOf(partner);
    const sheet = toListSheet(sheetContent(partner, language), { account, language, logo: undefined });
    return { title: sheet.name, author: account.name, sheets: [sheet], look: sheetLook(account) };
  },
};

/** Every document that has pictures: each kind for each partner in each language. */
export const everyDocument = (Object.keys(documentPages) as DocumentKind[]).flatMap((kind) =>
  partners
    .filter((partner) => partner !== 'wireframe')
    .flatMap((partner) => languageCodes.map((language) => ({ kind, partner, language }))),
);
