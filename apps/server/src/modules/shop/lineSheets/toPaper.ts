import type { AccountRecord } from '../../../domain/account.ts';
import type { Language } from '../../../domain/language.ts';
import { count, day, money } from '../../../platform/documents/format.ts';
import type { LineSheetPaper, LineSheetProduct } from '../../../platform/documents/pdf/lineSheetPaper.ts';
import type { SheetContent, SheetProduct } from './repository.ts';
import { shippingInWindow, shippingText } from '../../../platform/documents/shippingText.ts';
import { t } from './words.ts';

const pricesOf = ({ wholesale, retailer }: SheetProduct, currency: string, language: Language) =>
  [
    { label: t(language, 'wholesale'), amount: wholesale },
    { label: t(language, 'retailer'), amount: retailer },
  ].flatMap(({ label, amount }) => (amount === null ? [] : { label, amount: money(language, amount, currency) }));

/** The cover says when the collection is delivered; without a cover each product does. */
const toProduct = (
  product: SheetProduct,
  { collection, pricelist }: SheetContent,
  language: Language,
): LineSheetProduct => ({
  image: product.variations.find(({ image }) => image !== null)?.image ?? product.image,
  name: product.name,
  reference: t(language, 'ref', { code: product.reference_code }),
  colours: product.variations.map(({ color, extra_color }) => ({ color, extra: extra_color })),
  colourNames: product.variations.map(({ label }) => label).join(', '),
  sizes: product.sizes.map(({ name }) => name).join(' · '),
  prices: pricesOf(product, pricelist.currency, language),
  facts: [
    collection ? shippingInWindow(language, product) : shippingText(language, product),
    product.minimum === null ? '' : t(language, 'minimum', { units: product.minimum }),
  ]
    .filter(Boolean)
    .join(' · '),
});

const windowsOf = ({ collection }: SheetContent, language: Language): string[] => {
  if (!collection) return [];
  const { order_window_end: until } = collection;
  return [
    until === null ? '' : t(language, 'orderUntil', { date: day(language, until) }),
    shippingText(language, collection),
  ].filter(Boolean);
};

/** A line sheet as its PDF shows it, in the language of the reader. */
export const toLineSheetPaper = (
  content: SheetContent,
  account: Pick<AccountRecord, 'name' | 'logo'>,
  language: Language,
): LineSheetPaper => {
  const { brand, collection, pricelist, products } = content;
  const number = products.length;
  return {
    kind: 'lineSheet',
    account: account.name,
    logo: account.logo,
    brand: brand.name,
    brandLogo: brand.logo,
    title: collection?.name ?? t(language, 'ownList'),
    image: collection?.image ?? products[0]?.variations[0]?.image ?? products[0]?.image ?? null,
    facts: [
      number === 1 ? t(language, 'oneProduct') : t(language, 'products', { count: count(language, number) }),
      t(language, 'pricelist', { name: pricelist.name }),
      ...windowsOf(content, language),
    ],
    products: products.map((product) => toProduct(product, content, language)),
    pageOf: t(language, 'page', { page: '{page}', pages: '{pages}' }),
  };
};
