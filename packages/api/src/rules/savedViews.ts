/** Lists of the back office whose views people keep, by their addresses below `/admin`. */
export const STAFF_LISTS = ['registrations', 'brands', 'orders', 'people', 'mails', 'subscribers', 'log'] as const;

export const BRAND_LISTS = [
  'brand/orders',
  'brand/collections',
  'brand/products',
  'brand/stock',
  'brand/reports',
  'brand/log',
] as const;

export const SAVED_LISTS = [...STAFF_LISTS, ...BRAND_LISTS] as const;

export type SavedList = (typeof SAVED_LISTS)[number];

export const isBrandList = (list: SavedList): boolean => list.startsWith('brand/');

export const savedViewLimits = { name: 40, query: 1000, perList: 20 } as const;

/** What an address says of a list, without the page: the same filters in another order are the same view. */
export const viewQuery = (search: string): string => {
  const query = new URLSearchParams(search);
  query.delete('page');
  query.sort();
  return query.toString();
};
