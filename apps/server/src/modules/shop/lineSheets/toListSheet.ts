import type { AccountRecord } from '../../../domain/account.ts';
import type { Language } from '../../../domain/language.ts';
import { moneyStyle } from '../../../platform/documents/xlsx/moneyStyle.ts';
import type { Cell, CellStyle, Picture, Row, Sheet } from '../../../platform/documents/xlsx/types.ts';
import type { SheetContent, SheetProduct } from './repository.ts';
import { shippingText } from '../../../platform/documents/shippingText.ts';
import { t } from './words.ts';

const cell = (value: Cell['value'], style: CellStyle = 'text'): Cell => ({ value, style });

/** The GTINs of a colour, in the order of its sizes. */
const gtinsOf = ({ sizes }: SheetProduct, gtins: SheetProduct['variations'][number]['gtins']): string =>
  sizes.flatMap(({ id, name }) => (gtins[id] === undefined ? [] : `${name} ${gtins[id]}`)).join(', ');

const rowsOf = (product: SheetProduct, currency: string, language: Language, hasGtins: boolean): Row[] =>
  product.variations.map(({ label, gtins }) => [
    cell(product.name),
    cell(product.reference_code),
    cell(product.collection),
    cell(label),
    cell(product.sizes.map(({ name }) => name).join(', ')),
    cell(product.wholesale, moneyStyle(currency)),
    cell(product.retailer, moneyStyle(currency)),
    cell(shippingText(language, product)),
    cell(product.minimum, 'number'),
    ...(hasGtins ? [cell(gtinsOf(product, gtins))] : []),
  ]);

/** The list of products as one sheet: a row for each colour. */
export const toListSheet = (
  { brand, collection, pricelist, products }: SheetContent,
  { account, language, logo }: { account: AccountRecord; language: Language; logo: Picture | undefined },
): Sheet => {
  const label = (key: Parameters<typeof t>[1]): Cell => cell(t(language, key), 'head');
  const amount = (key: Parameters<typeof t>[1]): Cell =>
    cell(`${t(language, key)} (${pricelist.currency})`, 'headNumber');
  const hasGtins = products.some(({ variations }) => variations.some(({ gtins }) => Object.keys(gtins).length > 0));
  const head: Row[] = [
    [cell(logo ? null : account.name, 'title')],
    [cell([brand.name, collection?.name].filter(Boolean).join(' · '), 'title')],
    [cell(t(language, 'pricelist', { name: pricelist.name }), 'muted')],
    [],
    [
      ...(['product', 'reference', 'collection', 'colour', 'sizes'] as const).map(label),
      ...(['wholesale', 'retailer'] as const).map(amount),
      label('delivery'),
      cell(t(language, 'minimumUnits'), 'headNumber'),
      ...(hasGtins ? [label('gtin')] : []),
    ],
  ];
  return {
    name: t(language, 'list'),
    logo,
    columns: [34, 16, 22, 20, 26, 16, 16, 44, 12, ...(hasGtins ? [44] : [])],
    frozen: { rows: head.length, columns: 1 },
    rows: [...head, ...products.flatMap((product) => rowsOf(product, pricelist.currency, language, hasGtins))],
  };
};
