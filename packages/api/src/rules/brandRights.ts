/** What a person may do for a brand, from the least to the most. Each right includes those before it. */
export const BRAND_RIGHTS = ['reader', 'sales', 'owner'] as const;

export type BrandRight = (typeof BRAND_RIGHTS)[number];

/** What a write may need. Reading needs no right. */
export type WriteRight = Exclude<BrandRight, 'reader'>;

/** Whether a person with one right may do what needs the other. */
export const includesRight = (has: BrandRight, needed: WriteRight): boolean =>
  BRAND_RIGHTS.indexOf(has) >= BRAND_RIGHTS.indexOf(needed);
