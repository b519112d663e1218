export interface MoneyFormat {
  amount: number;
  /** ISO 4217, such as `BRL`. */
  currency: string;
  /** `code` writes `BRL 1.240,50`, and cannot be mistaken between dollars (K-77); `symbol` writes `R$ 1.240,50`. */
  currencyAs?: 'code' | 'symbol';
}

const kept = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using one: a page of prices makes it once. */
const formatOf = (locale: string, currency: string, currencyDisplay: 'code' | 'symbol'): Intl.NumberFormat => {
  const key = `${locale} ${currency} ${currencyDisplay}`;
  const format = kept.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  kept.set(key, format);
  return format;
};

/** An amount as it is written in a language, with as many decimals as its currency has. */
export const formatMoney = (locale: string, { amount, currency, currencyAs = 'code' }: MoneyFormat): string =>
  formatOf(locale, currency, currencyAs).format(amount);
