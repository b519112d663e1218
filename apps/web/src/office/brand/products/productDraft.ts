import { fromCents, languageCodes, readAmount, type LanguageCode, type LanguageTag } from '@vitrine/api/rules';
import type { BrandProduct, CallInput, ProductChoices, VitrineContract } from '@vitrine/api/client';

export type Texts = Partial<Record<LanguageCode, string>>;
export type ProductInput = CallInput<VitrineContract['brandProducts']['add']>['body'];

export interface ColourDraft {
  /** Tells rows apart while they are edited. */
  key: string;
  id: number | undefined;
  label: Texts;
  color: string;
  extra: string;
  /** Path of the picture of the fabric. */
  texture: string | null;
  /** GTINs by the id of their size. */
  gtins: Record<string, string>;
}

/** A product as its form holds it: what is typed, as texts. */
export interface ProductDraft {
  reference: string;
  name: Texts;
  description: Texts;
  /** One fact a line. */
  details: Texts;
  tags: string;
  collection: string;
  segment: string;
  category: string;
  chart: string;
  sizes: string[];
  days: string;
  shipping: Texts;
  least: string;
  most: string;
  colours: ColourDraft[];
  /** By the id of the price list. */
  prices: Record<string, { wholesale: string; retailer: string }>;
}

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));

const linesIn = (details: BrandProduct['details']): Texts =>
  Object.fromEntries(
    languageCodes.map((code) => [
      code,
      details
        .map((line) => line[code] ?? '')
        .join('\n')
        .trimEnd(),
    ]),
  );

const first = (list: readonly { id: number }[]): string => (list.length === 1 ? text(list[0]?.id) : '');

/** An empty form. Where there is one choice alone, it is made. */
export const newDraft = ({ collections, segments, categories }: ProductChoices): ProductDraft => ({
  reference: '',
  name: {},
  description: {},
  details: {},
  tags: '',
  collection: first(collections),
  segment: first(segments),
  category: first(categories),
  chart: '',
  sizes: [],
  days: '30',
  shipping: {},
  least: '',
  most: '',
  colours: [{ key: 'new', id: undefined, label: {}, color: '#000000', extra: '', texture: null, gtins: {} }],
  prices: {},
});

/** A price as people of the language write it; `readAmount` reads it back. */
const priceText = (price: number, locale: LanguageTag): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 }).format(price);

export const draftOf = (product: BrandProduct, locale: LanguageTag): ProductDraft => ({
  reference: product.reference_code,
  name: product.name,
  description: product.description,
  details: linesIn(product.details),
  tags: product.tags.join(', '),
  collection: text(product.collection_id),
  segment: text(product.segment_id),
  category: text(product.category_id),
  chart: text(product.size_chart_id),
  sizes: product.size_ids.map(String),
  days: text(product.delivery_days),
  shipping: product.ship_msg,
  least: text(product.minimum_quantity),
  most: text(product.maximum_quantity),
  colours: product.colours.map(({ id, label, color, extra_color, texture, gtins }) => ({
    key: String(id),
    id,
    label,
    color,
    extra: extra_color ?? '',
    texture,
    gtins: Object.fromEntries(gtins.map(({ size_id, code }) => [size_id, code])),
  })),
  prices: Object.fromEntries(
    product.prices.map(({ pricelist_id, wholesale, retailer }) => [
      pricelist_id,
      { wholesale: priceText(wholesale, locale), retailer: priceText(retailer, locale) },
    ]),
  ),
});

const detailsOf = (texts: Texts): ProductInput['details'] => {
  const lines = languageCodes.map((code) => [code, (texts[code] ?? '').split('\n')] as const);
  const most = Math.max(...lines.map(([, list]) => list.length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(lines.flatMap(([code, list]) => (list[at]?.trim() ? [[code, list[at].trim()]] : []))),
  ).filter((line) => Object.keys(line).length > 0);
};

/** An empty field is no number, which the server refuses by its name: it never counts as 0. */
const number = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
const amount = (typed: string, reading: Parameters<typeof readAmount>[1]): number => {
  const cents = readAmount(typed, reading);
  return cents === undefined ? Number.NaN : fromCents(cents);
};
/** What is no number is sent as one that the server refuses: as JSON, NaN would be no limit at all. */
const whole = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  const value = Number(typed);
  return Number.isNaN(value) ? -1 : value;
};

/** GTINs of sizes that the product has, in the order in which they are sent. */
export const sentGtins = ({ gtins }: ColourDraft, sizes: ProductDraft['sizes']) =>
  sizes.flatMap((size) => {
    const code = gtins[size]?.trim();
    return code ? [{ size_id: Number(size), code }] : [];
  });

/** Ids of the lists with a price, in the order in which they are sent. */
export const pricedLists = ({ prices }: ProductDraft): string[] =>
  Object.keys(prices).filter((id) => [prices[id]?.wholesale, prices[id]?.retailer].some((typed) => typed?.trim()));

/** In which language amounts were typed, and in which currencies. */
interface Reading {
  locale: LanguageTag;
  pricelists: readonly { id: number; currency: string }[];
}

const pricesOf = (draft: ProductDraft, { locale, pricelists }: Reading): ProductInput['prices'] =>
  pricedLists(draft).map((id) => {
    const currency = pricelists.find((list) => String(list.id) === id)?.currency;
    // An empty field is left out: a price needs both amounts, which the server says.
    const read = (typed = '') => (typed.trim() === '' ? undefined : amount(typed, { locale, currency }));
    const { wholesale, retailer } = draft.prices[id] ?? {};
    return { pricelist_id: Number(id), wholesale: read(wholesale), retailer: read(retailer) };
  });

/** What is sent; the server says what is wrong with it. */
export const inputOf = (draft: ProductDraft, reading: Reading): ProductInput => ({
  reference_code: draft.reference,
  name: draft.name,
  description: draft.description,
  details: detailsOf(draft.details),
  tags: draft.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
  collection_id: Number(draft.collection),
  segment_id: Number(draft.segment),
  category_id: Number(draft.category),
  size_chart_id: draft.chart === '' ? null : Number(draft.chart),
  size_ids: draft.sizes.map(Number),
  delivery_days: number(draft.days),
  ship_msg: draft.shipping,
  minimum_quantity: whole(draft.least),
  maximum_quantity: whole(draft.most),
  colours: draft.colours.map((colour) => ({
    ...(colour.id !== undefined && { id: colour.id }),
    label: colour.label,
    color: colour.color.trim(),
    extra_color: colour.extra.trim() || null,
    texture: colour.texture,
    gtins: sentGtins(colour, draft.sizes),
  })),
  prices: pricesOf(draft, reading),
});
