import type { Language } from '../../../domain/language.ts';

export type Texts = Partial<Record<Language, string>>;

/** A price list as a sheet names it. */
export interface SheetList {
  id: number;
  name: string;
  currency: string;
}

/** A collection, category or segment with its names in all languages. */
export interface Choice {
  id: number;
  names: string[];
}

/** A product of the brand that the sheet may change. */
export interface KnownProduct {
  id: number;
  reference: string;
  sizes: { id: number; name: string }[];
  colours: { id: number; labels: string[] }[];
  /** Lists that have a price of it. */
  priced: number[];
}

/** What rows are compared with. */
export interface Known {
  brand: string;
  lists: SheetList[];
  collections: Choice[];
  categories: Choice[];
  segments: Choice[];
  sizes: { id: number; name: string; run: string }[];
  products: KnownProduct[];
}

export interface LineError {
  row: number;
  column: string;
  reason: string;
}

export interface PlannedColour {
  id: number | null;
  label: Texts;
  color: string;
  /** Null is not limited. */
  stock: { size: number; quantity: number | null }[];
}

/** What the sheet makes of a product. Values that are null stay as they are. */
export interface PlannedProduct {
  id: number | null;
  reference: string;
  name: Texts | null;
  description: Texts | null;
  collection: number | null;
  category: number | null;
  segment: number | null;
  days: number | null;
  /** Sizes to add. */
  sizes: number[];
  colours: PlannedColour[];
  prices: { list: number; wholesale: number | null; retailer: number | null }[];
}

export interface Summary {
  lines: number;
  new_products: number;
  changed_products: number;
  new_colours: number;
  prices: number;
  stock: number;
}
