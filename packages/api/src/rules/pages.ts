/** The page an address names: a whole number from 1, anything else is page 1 (R-062, V-056). */
export const parsePage = (value: unknown): number => {
  const page = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof page === 'number' && Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** Ids of a comma list; what is not a number is left out, what comes twice counts once. */
export const parseIds = (value: string | null | undefined): number[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .filter((part) => /^\d{1,9}$/.test(part.trim()))
      .map(Number)
      .filter((id) => id > 0),
  ),
];

/** A price list of an address or a store: empty, `0` and `null` are none (S-074, V-046). */
export const parsePricelist = (value: string | null | undefined): number | null => parseIds(value)[0] ?? null;
