import { mostReportRows, type SalesGroup } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import type { Row } from '../../../platform/documents/xlsx/types.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { findBrandName, findLooks, findSales } from './repository.ts';
import type { LookedAt, SalesRow } from './repository.ts';
import { t } from './words.ts';

export interface ReportQuery {
  by?: SalesGroup | undefined;
  weeks?: string | undefined;
}

interface Page<Of> {
  data: Of[];
  meta: { more: boolean };
}

export const pageOf = <Of>(rows: readonly Of[]): Page<Of> => ({
  data: rows.slice(0, mostReportRows),
  meta: { more: rows.length > mostReportRows },
});

const wantedOf = ({ by = 'collection', weeks = '12' }: ReportQuery) => ({ by, weeks: Number(weeks) });

export const readSales = async (scope: SellerScope, query: ReportQuery): Promise<Page<SalesRow>> =>
  pageOf(await findSales(scope, wantedOf(query)));

export const readLooks = async (scope: SellerScope, { weeks }: ReportQuery): Promise<Page<LookedAt>> =>
  pageOf(await findLooks(scope, wantedOf({ weeks }).weeks));

const columns = ['reference', 'orders', 'units', 'currency', 'amount'] as const;

const rowOf = ({ name, detail, orders, units, currency, amount }: SalesRow): Row => [
  { value: name },
  { value: detail },
  { value: orders, style: 'number' },
  { value: units, style: 'number' },
  { value: currency },
  { value: amount, style: 'money' },
];

/** The sales report as a workbook. */
export const salesFile = async (scope: SellerScope, query: ReportQuery): Promise<OutgoingFile> => {
  const { account, language } = scope;
  const wanted = wantedOf(query);
  const { data } = pageOf(await findSales(scope, wanted));
  const by = t(language, wanted.by);
  const title = t(language, 'fileName', { brand: await findBrandName(scope), by });
  const head: Row = [by, ...columns.map((name) => t(language, name))].map((value) => ({ value, style: 'head' }));
  const content = await writeWorkbook({
    title,
    author: account.title,
    look: sheetLook(account),
    sheets: [
      {
        name: t(language, 'title'),
        columns: [36, 16, 10, 10, 10, 14],
        frozen: { rows: 1, columns: 1 },
        rows: [head, ...data.map(rowOf)],
      },
    ],
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};
