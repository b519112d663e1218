/** What waits for the staff of an account, in the order in which it is shown. */
export const STAFF_TASKS = ['registrations', 'applications', 'mails', 'lateOrders'] as const;

/** What waits for the people of a brand, in the order in which it is shown. */
export const BRAND_TASKS = ['answer', 'ship', 'payment', 'windows', 'stock'] as const;

/** What a brand needs before it can sell, in this order: a product needs a collection, its price a price list. */
export const FIRST_STEPS = ['pricelist', 'collection', 'product'] as const;

export const todayLimits = {
  /** The first of each kind that are shown. */
  rows: 3,
  /** Days before the last day of an order window. */
  windowDays: 14,
  /** A size with fewer units runs out. */
  units: 5,
  /** Days after which an order that nobody moves is late. */
  lateDays: 7,
} as const;
