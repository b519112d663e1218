import type { SellerScope } from '../../../domain/scope.ts';
import type { OutgoingFile } from '../../../platform/downloads.ts';
import { dayCell } from '../../../platform/documents/xlsx/dateCell.ts';
import { sheetLook } from '../../../platform/documents/look.ts';
import { moneyStyle } from '../../../platform/documents/xlsx/moneyStyle.ts';
import type { Row } from '../../../platform/documents/xlsx/types.ts';
import { writeWorkbook, xlsxType } from '../../../platform/documents/xlsx/workbook.ts';
import { findBrandName, findOpenCarts, type LookedAt, type OpenCart, type SalesRow } from './repository.ts';
import { pageOf, readLooks, readSales, wantedOf, type ReportQuery } from './service.ts';
import { t } from './words.ts';

interface Sheet {
  /** Of the file, without its ending. */
  title: string;
  name: string;
  widths: number[];
  head: readonly string[];
  rows: readonly Row[];
}

const fileOf = async ({ account }: SellerScope, { title, name, widths, head, rows }: Sheet): Promise<OutgoingFile> => {
  const content = await writeWorkbook({
    title,
    author: account.name,
    look: sheetLook(account),
    sheets: [
      {
        name,
        columns: widths,
        frozen: { rows: 1, columns: 1 },
        rows: [head.map((value) => ({ value, style: 'head' as const })), ...rows],
      },
    ],
  });
  return { name: `${title}.xlsx`, type: xlsxType, content };
};

const salesColumns = ['reference', 'orders', 'units', 'currency', 'amount'] as const;

const salesRow = ({ name, detail, orders, units, currency, amount }: SalesRow): Row => [
  { value: name },
  { value: detail },
  { value: orders, style: 'number' },
  { value: units, style: 'number' },
  { value: currency },
  { value: amount, style: moneyStyle(currency) },
];

/** The sales report as a workbook. */
export const salesFile = async (scope: SellerScope, query: ReportQuery): Promise<OutgoingFile> => {
  const { language } = scope;
  const { data } = await readSales(scope, query);
  const by = t(language, wantedOf(query).by);
  return fileOf(scope, {
    title: t(language, 'fileName', { brand: await findBrandName(scope), by }),
    name: t(language, 'title'),
    widths: [36, 16, 10, 10, 10, 14],
    head: [by, ...salesColumns.map((name) => t(language, name))],
    rows: data.map(salesRow),
  });
};

const looksColumns = ['company', 'product', 'reference', 'inCart', 'looked'] as const;

/** What retailers looked at and have not ordered, as a workbook. */
export const looksFile = async (scope: SellerScope, query: ReportQuery): Promise<OutgoingFile> => {
  const { language, account } = scope;
  const { data } = await readLooks(scope, query);
  const name = t(language, 'looks');
  const row = ({ retailer, product, in_cart, looked }: LookedAt): Row => [
    { value: retailer.name },
    { value: product.name },
    { value: product.reference },
    { value: in_cart ? t(language, 'yes') : '' },
    dayCell(looked, account),
  ];
  return fileOf(scope, {
    title: t(language, 'looksName', { brand: await findBrandName(scope) }),
    name,
    widths: [32, 36, 16, 14, 20],
    head: looksColumns.map((column) => t(language, column)),
    rows: data.map(row),
  });
};

const cartsColumns = ['company', 'pricelist', 'products', 'units', 'currency', 'amount', 'changed'] as const;

/** Carts that retailers have filled and not sent, as a workbook. */
export const cartsFile = async (scope: SellerScope): Promise<OutgoingFile> => {
  const { language, account } = scope;
  const { data } = pageOf(await findOpenCarts(scope));
  const row = ({ retailer, pricelist, products, units, currency, amount, changed }: OpenCart): Row => [
    { value: retailer.name },
    { value: pricelist },
    { value: products, style: 'number' },
    { value: units, style: 'number' },
    { value: currency },
    { value: amount, style: moneyStyle(currency) },
    dayCell(changed, account),
  ];
  return fileOf(scope, {
    title: t(language, 'cartsName', { brand: await findBrandName(scope) }),
    name: t(language, 'carts'),
    widths: [32, 24, 10, 10, 10, 14, 20],
    head: cartsColumns.map((column) => t(language, column)),
    rows: data.map(row),
  });
};
