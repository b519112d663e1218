import { placeLine } from '@vitrine/api/rules';
import type { AccountRecord } from '../../../../domain/account.ts';
import { count, day, dayOfMoment, money } from '../../../../platform/documents/format.ts';
import type { OrderPaper } from '../../../../platform/documents/pdf/order.ts';
import type { Language } from '../../../../domain/language.ts';
import type { Address } from '../../../shared/addresses/service.ts';
import { statusName } from '../orderWords.ts';
import type { Order } from '../read.ts';
import type { OrderedGtin } from './repository.ts';
import { shippingText } from '../../../../platform/documents/shippingText.ts';
import { t } from './words.ts';

/** An order with what its files need beside it. */
export interface OrderFacts {
  order: Order;
  gtins: readonly OrderedGtin[];
  billing: Address | null;
  shipping: Address | null;
  account: Pick<AccountRecord, 'name' | 'logo' | 'timeZone'>;
  language: Language;
}

/** An address as its country writes it, a line each. */
export const addressLines = (language: Language, address: Address | null): string[] => {
  if (!address) return [t(language, 'noAddress')];
  const { to, contact, address: street, country, phone_number, tax_id } = address;
  const tax = tax_id ? t(language, 'taxId', { id: tax_id }) : '';
  return [to, contact, street, placeLine(address), country, phone_number, tax].filter(Boolean);
};

const partiesOf = ({ order, billing, shipping, language }: OrderFacts): OrderPaper['parties'] => [
  { label: t(language, 'brand'), lines: [order.seller.name] },
  { label: t(language, 'retailer'), lines: [order.buyer.name] },
  { label: t(language, 'billing'), lines: addressLines(language, billing) },
  { label: t(language, 'shipping'), lines: addressLines(language, shipping) },
];

/** The GTINs of a line's sizes. */
export const gtinsOf = (
  gtins: readonly OrderedGtin[],
  line: Pick<Order['lines'][number], 'reference_code' | 'variation'>,
): readonly OrderedGtin[] =>
  gtins.filter((one) => one.reference_code === line.reference_code && one.variation === line.variation);

const productsOf = ({ order: { lines, currency }, gtins, language }: OrderFacts): OrderPaper['products'] =>
  [...Map.groupBy(lines, ({ product_id }) => product_id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      image: first.image,
      name: first.name,
      details: [t(language, 'ref', { code: first.reference_code }), first.collection].join(' · '),
      delivery: shippingText(language, first) || null,
      note: first.note === '' ? null : `${t(language, 'note')}: ${first.note}`,
      rows: group.map(({ variation, sizes, units, unit_price, total }) => ({
        colour: variation,
        sizes: sizes.map(({ name, quantity }) => ({ name, quantity: count(language, quantity) })),
        units: count(language, units),
        price: money(language, unit_price, currency),
        total: money(language, total, currency),
      })),
      codes: group
        .flatMap((line) => gtinsOf(gtins, line))
        .map(({ variation, size, code }) => t(language, 'gtinOf', { variation, size, code })),
    };
  });

/** The lines of a shipment in words, such as 'Linen dress, Ink: size S × 2, size M × 4'. With numeric sizes, 'S 2' could be read either way. */
export const shippedGoods = ({ lines }: NonNullable<Order['shipments']>[number], language: Language): string =>
  lines
    .map(({ name, variation, sizes }) => {
      const units = sizes
        .map((size) => t(language, 'unitsOfSize', { size: size.name, units: count(language, size.quantity) }))
        .join(', ');
      return `${name}, ${variation}: ${units}`;
    })
    .join('; ');

const shipmentsOf = ({ shipments = [] }: Order, language: Language): OrderPaper['shipments'] => ({
  label: t(language, 'shipments'),
  rows: shipments.map((one) => ({
    head: [
      day(language, one.shipped_on),
      `${count(language, one.units)} ${t(language, 'units').toLocaleLowerCase()}`,
      one.carrier ?? '',
      one.tracking_code ? `${t(language, 'tracking')} ${one.tracking_code}` : '',
      one.tracking_url ?? '',
    ]
      .filter(Boolean)
      .join(' · '),
    goods: shippedGoods(one, language),
  })),
});

/** A purchase order as its PDF shows it. */
export const toOrderPaper = (facts: OrderFacts): OrderPaper => {
  const { order, account, language } = facts;
  const date = dayOfMoment(language, order.created, account);
  return {
    kind: 'order',
    account: account.name,
    logo: account.logo,
    title: t(language, 'title'),
    facts: [t(language, 'number', { id: order.number }), date, statusName(language, order.status)].join(' · '),
    parties: partiesOf(facts),
    columns: {
      colour: t(language, 'colour'),
      sizes: t(language, 'sizes'),
      units: t(language, 'units'),
      price: t(language, 'price'),
      total: t(language, 'total'),
    },
    products: productsOf(facts),
    totals: [
      { label: t(language, 'products'), value: count(language, order.total_products) },
      { label: t(language, 'units'), value: count(language, order.total_items) },
      { label: t(language, 'total'), value: money(language, order.total_price, order.currency) },
    ],
    shipments: shipmentsOf(order, language),
    note: order.note === '' ? null : { label: t(language, 'orderNote'), text: order.note },
    pageOf: t(language, 'page', { page: '{page}', pages: '{pages}' }),
  };
};
