import type { Colour } from '../../catalogue/ColourSwatches/index.ts';

/** One product of a line sheet. */
export interface LineSheetProduct {
  id: string;
  name: string;
  href: string;
  reference: string;
  image: { src: string; alt: string };
  colours: readonly Colour[];
  /** The size run in words, such as `34–44`. */
  sizes: string;
  /** Preformatted; null while prices are hidden from the viewer (S-008). */
  price: { wholesale: string; retailer?: string | null } | null;
  outOfStock?: boolean;
}

/** Every word of the line sheet. */
export interface LineSheetLabels {
  search: string;
  searchPlaceholder: string;
  product: string;
  colours: string;
  sizes: string;
  wholesale: string;
  retailer: string;
  restricted: string;
  outOfStock: string;
  /** How to use the keyboard, for assistive technology. */
  help: string;
  /** of everything that is shown. */
  selectAll: (words: { count: number }) => string;
  deselectAll: (words: { count: number }) => string;
  select: (words: { name: string }) => string;
  selected: (words: { count: number; total: number }) => string;
  /** How many a search has found. */
  found: (words: { count: number; total: number }) => string;
  clear: string;
  loading: string;
  emptyTitle: string;
  emptyText: string;
  noMatchTitle: (words: { search: string }) => string;
  noMatchAction: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}
