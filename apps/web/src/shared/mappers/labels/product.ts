import type { AddToCartNoticeLabels } from '@vitrine/ui/commerce/cart/AddToCartNotice';
import type { LimitNoticeLabels } from '@vitrine/ui/commerce/cart/LimitNotice';
import type { FilterPanelLabels } from '@vitrine/ui/commerce/catalogue/FilterPanel';
import type { PriceLabels } from '@vitrine/ui/commerce/catalogue/PriceBlock';
import type { PricelistDialogLabels } from '@vitrine/ui/commerce/catalogue/PricelistDialog';
import type { ProductCardLabels } from '@vitrine/ui/commerce/catalogue/ProductCard';
import type { ProductDetailsLabels } from '@vitrine/ui/commerce/catalogue/ProductDetails';
import type { QuickOrderLabels } from '@vitrine/ui/commerce/catalogue/QuickOrder';
import type { SizeChartLabels } from '@vitrine/ui/commerce/catalogue/SizeChartDialog';
import type { SizeUnitsLabels } from '@vitrine/ui/commerce/catalogue/SizeUnits';
import type { VariationDialogLabels } from '@vitrine/ui/commerce/catalogue/VariationDialog';
import type { IntlShape } from 'react-intl';
import { quantityLabels } from './cartGrid.ts';

const speaker = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `product.${id}` }, values);

const sizeUnitsLabels = (intl: IntlShape): SizeUnitsLabels => {
  const t = speaker(intl);
  return {
    ...quantityLabels(intl),
    units: (words) => t('variation.units', { ...words }),
    answerFirst: (words) => t('variation.answerFirst', { ...words }),
  };
};

/** The limits of a product in the words of the cart (V-057, V-058). */
const limitLabels = (intl: IntlShape): LimitNoticeLabels => ({
  minimum: ({ units }) => intl.formatMessage({ id: 'rules.limits.minimumQuantity' }, { n: units }),
  maximum: ({ units }) => intl.formatMessage({ id: 'rules.limits.maximumQuantity' }, { n: units }),
});

/** Who looks at prices, as the session knows them. */
export type PriceViewer = { entity_stype: string } | null;

/** Below RESTRICTED, a retailer reads that its approval is awaited. A brand needs none: it sees its own prices (D-066). */
export const priceLabels = (intl: IntlShape, viewer: PriceViewer): PriceLabels => {
  const t = speaker(intl);
  return {
    wholesale: t('wholesale'),
    retailer: t('retailer'),
    restricted: t('restricted'),
    awaiting: t(viewer?.entity_stype === 'seller' ? 'ownPrices' : 'awaiting'),
    signUp: t('signUp'),
  };
};

export const productCardLabels = (intl: IntlShape, viewer: PriceViewer): ProductCardLabels => {
  const t = speaker(intl);
  return {
    ...priceLabels(intl, viewer),
    colours: t('colours'),
    sizes: (words) => t('sizeRun', { ...words }),
    outOfStock: t('outOfStock'),
    order: (words) => t('order', { ...words }),
    add: (words) => t('add', { ...words }),
    favorite: (words) => intl.formatMessage({ id: 'favorite.mark' }, { ...words }),
    compare: intl.formatMessage({ id: 'compare.tick' }),
    compareThis: (words) => intl.formatMessage({ id: 'compare.tickThis' }, { ...words }),
  };
};

export const productDetailsLabels = (intl: IntlShape, viewer: PriceViewer): ProductDetailsLabels => {
  const t = speaker(intl);
  return {
    ...priceLabels(intl, viewer),
    ...sizeUnitsLabels(intl),
    ...limitLabels(intl),
    reference: t('reference'),
    colours: t('colours'),
    sizes: t('sizes'),
    sizeChart: t('sizeChart'),
    outOfStock: t('outOfStock'),
    addToCart: t('addToCart'),
    updateCart: t('updateCart'),
    inCart: ({ count }) => t('inCart', { count }),
    outOfStockReason: t('outOfStockReason'),
    pricelist: t('pricelist.label'),
    choosePricelist: intl.formatMessage({ id: 'brand.choosePricelist' }),
    details: t('details'),
    terms: t('terms'),
    favorite: (words) => intl.formatMessage({ id: 'favorite.mark' }, { ...words }),
  };
};

export const addToCartNoticeLabels = (intl: IntlShape): AddToCartNoticeLabels => {
  const t = speaker(intl);
  return { added: t('added'), already: t('already'), check: t('checkCart'), close: t('close') };
};

export const pricelistDialogLabels = (intl: IntlShape): PricelistDialogLabels => {
  const t = speaker(intl);
  return {
    title: t('pricelist.title'),
    text: t('pricelist.text'),
    set: t('pricelist.set'),
    reason: t('pricelist.reason'),
    close: t('close'),
  };
};

export const variationDialogLabels = (intl: IntlShape): VariationDialogLabels => {
  const t = speaker(intl);
  return {
    ...sizeUnitsLabels(intl),
    title: t('variation.title'),
    text: t('variation.text'),
    all: t('variation.all'),
    none: t('variation.none'),
    add: t('addToCart'),
    close: t('close'),
    required: t('variation.required'),
  };
};

export const quickOrderLabels = (intl: IntlShape): QuickOrderLabels => {
  const t = speaker(intl);
  return {
    ...sizeUnitsLabels(intl),
    ...limitLabels(intl),
    title: (words) => t('order.title', { ...words }),
    colours: t('colours'),
    addToCart: t('addToCart'),
    updateCart: t('updateCart'),
    inCart: ({ count }) => t('inCart', { count }),
    close: t('close'),
    total: ({ count }) => t('order.total', { count }),
  };
};

export const sizeChartLabels = (intl: IntlShape): SizeChartLabels => {
  const t = speaker(intl);
  return {
    title: t('chart.title'),
    unit: t('chart.unit'),
    cm: t('chart.cm'),
    inches: t('chart.inches'),
    measurement: t('chart.measurement'),
    close: t('close'),
  };
};

/** `count` is what the filters in force find. */
export const filterPanelLabels = (intl: IntlShape, count: number): FilterPanelLabels => {
  const t = speaker(intl);
  return {
    filters: t('filters'),
    clear: t('filters.clear'),
    show: t('filters.show', { count }),
    close: t('close'),
    more: (words) => t('filters.more', { ...words }),
  };
};

/** The sort keys of a listing with their names, in the specification's order. */
export const sortOptions = (intl: IntlShape): { value: string; label: string }[] =>
  [
    'collection_order',
    '-created',
    'wholesale_price',
    '-wholesale_price',
    'retailer_price',
    '-retailer_price',
    'order_delivery_days',
    '-order_delivery_days',
  ].map((value) => ({ value, label: intl.formatMessage({ id: `product.sort.${value}` }) }));
