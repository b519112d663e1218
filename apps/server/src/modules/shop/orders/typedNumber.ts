/** What is searched, without the sign that stands before the number of an order: “#54”, “No. 54” or “nº 54” looks for 54. */
export const withoutNumberSign = (search: string | undefined): string | undefined =>
  search?.trim().replace(/^(?:#|n[oº]?\.?)\s?(?=\d)/i, '');
