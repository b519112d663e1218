import type { AddToCartNoticeLabels } from '@vitrine/ui/commerce/AddToCartNotice';
import type { FilterPanelLabels } from '@vitrine/ui/commerce/FilterPanel';
import type { PriceLabels } from '@vitrine/ui/commerce/PriceBlock';
import type { PricelistDialogLabels } from '@vitrine/ui/commerce/PricelistDialog';
import type { ProductCardLabels } from '@vitrine/ui/commerce/ProductCard';
import type { ProductDetailsLabels } from '@vitrine/ui/commerce/ProductDetails';
import type { SizeChartLabels } from '@vitrine/ui/commerce/SizeChartDialog';
import type { VariationDialogLabels } from '@vitrine/ui/commerce/VariationDialog';
import type { IntlShape } from 'react-intl';

const speaker = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `product.${id}` }, values);

export const priceLabels = (intl: IntlShape): PriceLabels => {
  const say = speaker(intl);
  return {
    wholesale: say('wholesale'),
    retailer: say('retailer'),
    restricted: say('restricted'),
    awaiting: say('awaiting'),
    signUp: say('signUp'),
  };
};

export const productCardLabels = (intl: IntlShape): ProductCardLabels => {
  const say = speaker(intl);
  return {
    ...priceLabels(intl),
    colours: say('colours'),
    sizes: (words) => say('sizeRun', { ...words }),
    outOfStock: say('outOfStock'),
    add: (words) => say('add', { ...words }),
  };
};

export const productDetailsLabels = (intl: IntlShape): ProductDetailsLabels => {
  const say = speaker(intl);
  return {
    ...priceLabels(intl),
    reference: say('reference'),
    colours: say('colours'),
    sizes: say('sizes'),
    sizeChart: say('sizeChart'),
    outOfStock: say('outOfStock'),
    addToCart: say('addToCart'),
    outOfStockReason: say('outOfStockReason'),
    pricelist: say('pricelist.label'),
    details: say('details'),
    terms: say('terms'),
  };
};

export const addToCartNoticeLabels = (intl: IntlShape): AddToCartNoticeLabels => {
  const say = speaker(intl);
  return { added: say('added'), already: say('already'), check: say('checkCart'), close: say('close') };
};

export const pricelistDialogLabels = (intl: IntlShape): PricelistDialogLabels => {
  const say = speaker(intl);
  return {
    title: say('pricelist.title'),
    text: say('pricelist.text'),
    set: say('pricelist.set'),
    reason: say('pricelist.reason'),
    close: say('close'),
  };
};

export const variationDialogLabels = (intl: IntlShape): VariationDialogLabels => {
  const say = speaker(intl);
  return {
    title: say('variation.title'),
    text: say('variation.text'),
    all: say('variation.all'),
    none: say('variation.none'),
    add: say('addToCart'),
    close: say('close'),
    required: say('variation.required'),
  };
};

export const sizeChartLabels = (intl: IntlShape): SizeChartLabels => {
  const say = speaker(intl);
  return {
    title: say('chart.title'),
    unit: say('chart.unit'),
    cm: say('chart.cm'),
    inches: say('chart.inches'),
    measurement: say('chart.measurement'),
    close: say('close'),
  };
};

/** `count` is what the filters in force find. */
export const filterPanelLabels = (intl: IntlShape, count: number): FilterPanelLabels => {
  const say = speaker(intl);
  return {
    filters: say('filters'),
    clear: say('filters.clear'),
    show: say('filters.show', { count }),
    close: say('close'),
    more: (words) => say('filters.more', { ...words }),
  };
};

/** The sort keys of a listing with their names, in the specification's order (R-230, K-62…K-69). */
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
