/** Whom a brand offers a price list to: every retailer, or those it chose. */
export const LIST_AUDIENCES = ['all', 'chosen'] as const;

/** The most retailers that a price list names; beyond it, locations or `all` say the same in less. */
export const mostNamedRetailers = 5000;

/** Named retailers that a table of price lists shows. */
export const mostRetailersShown = 3;

// Literals alone: what the shop does not use stays out of it.
const EURO: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'DE',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PT',
  'SI',
  'SK',
  'AD',
  'MC',
  'SM',
  'VA',
];

const OTHERS: Readonly<Record<string, string>> = { BR: 'BRL', US: 'USD' };

/** What companies of a country pay in, by its code; undefined for one that no price list is in. */
const currencyOf = (country: string): string | undefined => (EURO.includes(country) ? 'EUR' : OTHERS[country]);

/** The currency of all of these countries; null if they have several, or one that no price list is in. */
export const commonCurrency = (countries: readonly string[]): string | null => {
  const [only, ...more] = new Set(countries.map(currencyOf));
  return more.length === 0 ? (only ?? null) : null;
};

/** The list that needs no choice: the only one, or the only one in the retailer's currency. */
export const decidePricelist = <L extends { currency?: string | undefined }>(
  lists: readonly L[],
  currency: string | null,
): L | undefined => {
  const fitting = lists.length === 1 ? lists : lists.filter((list) => list.currency === currency);
  return fitting.length === 1 ? fitting[0] : undefined;
};
