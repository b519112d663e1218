import type { Language } from '../../../domain/language.ts';

/** The most characters of a cell: as many as a description may have. A file with a longer text is refused. */
export const longestCell = 5000;

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
  /** In the language of who asks. */
  name: string;
  names: string[];
}

/** A colour as the shop has it now. */
export interface KnownColour {
  id: number;
  labels: string[];
  color: string;
  extraColor: string | null;
  /** By the id of the size; null is not limited. */
  stock: Readonly<Record<string, number | null>>;
  /** By the id of the size. */
  gtins: Readonly<Record<string, string>>;
}

/** A product of the brand as the shop has it now. */
export interface KnownProduct {
  id: number;
  reference: string;
  name: Texts;
  description: Texts;
  collection: number;
  category: number;
  segment: number;
  days: number;
  minimum: number | null;
  maximum: number | null;
  /** False for an archived product. */
  active: boolean;
  tags: string[];
  sizes: { id: number; name: string }[];
  colours: KnownColour[];
  /** By the id of the price list: wholesale and retail, in cents. */
  prices: Readonly<Record<string, [number, number]>>;
}

/** What rows are compared with. */
export interface Known {
  brand: string;
  hasProducts: boolean;
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
  /** Both are empty where they stay as they are. */
  color: string;
  extraColor: string;
  /** Null is not limited. `seen` is what the shop had; undefined where the size had no stock yet. */
  stock: { size: number; quantity: number | null; seen?: number | null | undefined }[];
  gtins: { size: number; code: string }[];
}

/** A value of a known product that the sheet changes, in the words of who asks. */
export interface Change {
  reference: string;
  /** Null where the value is of all colours. */
  colour: string | null;
  field: string;
  before: string;
  after: string;
}

/** A value that an import has written and that has changed since: taking the import back leaves it. */
export interface Kept {
  reference: string;
  /** Null where the value is of all colours. */
  colour: string | null;
  field: string;
  reason: string;
}

/** What the sheet changes in a product. Values that are null stay as they are. */
export interface PlannedProduct {
  id: number | null;
  reference: string;
  name: Texts | null;
  description: Texts | null;
  collection: number | null;
  category: number | null;
  segment: number | null;
  days: number | null;
  minimum: number | null;
  maximum: number | null;
  active: boolean | null;
  tags: string[] | null;
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
