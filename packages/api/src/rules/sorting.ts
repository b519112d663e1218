/** Sort options in the order of the select, each with its English label. */
export const SORT_OPTIONS = [
  { value: 'collection_order', label: 'Relevance', byPrice: false },
  { value: '-created', label: 'Newest', byPrice: false },
  { value: 'wholesale_price', label: 'Wholesale price, ascending', byPrice: true },
  { value: '-wholesale_price', label: 'Wholesale price, descending', byPrice: true },
  { value: 'retailer_price', label: 'Retailer price, ascending', byPrice: true },
  { value: '-retailer_price', label: 'Retailer price, descending', byPrice: true },
  { value: 'order_delivery_days', label: 'Shipping days, ascending', byPrice: false },
  { value: '-order_delivery_days', label: 'Shipping days, descending', byPrice: false },
] as const;

export type Ordering = (typeof SORT_OPTIONS)[number]['value'];

export const DEFAULT_ORDERING: Ordering = 'collection_order';

/** A sort option of an address; what is none is Relevance. */
export const parseOrdering = (value: unknown): Ordering =>
  SORT_OPTIONS.find((option) => option.value === value)?.value ?? DEFAULT_ORDERING;

/** Anyone who may not see prices may not learn them from the order either. */
export const orderingFor = (ordering: Ordering, knowsPrices: boolean): Ordering =>
  !knowsPrices && SORT_OPTIONS.some((option) => option.value === ordering && option.byPrice)
    ? DEFAULT_ORDERING
    : ordering;
