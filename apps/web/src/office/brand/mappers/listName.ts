/** A price list with its currency, which its name may say already: 'Europe EUR', 'Outlet (EUR)'. */
export const listName = ({ name, currency }: { name: string; currency: string }): string =>
  name.includes(currency) ? name : `${name} (${currency})`;
