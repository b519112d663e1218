/** Whom a brand offers a price list to: every retailer, or those it chose. */
export const LIST_AUDIENCES = ['all', 'chosen'] as const;

/** The most retailers that a price list names; beyond it, locations or `all` say the same in less. */
export const mostNamedRetailers = 5000;

/** Named retailers that a table of price lists shows. */
export const mostRetailersShown = 3;
