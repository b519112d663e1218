export interface LineSheetProduct {
  image: string | null;
  name: string;
  reference: string;
  /** Colours as dots; `extra` is the second half of one with two. */
  colours: readonly { color: string; extra: string | null }[];
  colourNames: string;
  sizes: string;
  /** Labels with amounts; none where prices are hidden. */
  prices: readonly { label: string; amount: string }[];
  facts: string;
}

/** A line sheet in words: everything is said in the reader's language already. */
export interface LineSheetPaper {
  kind: 'lineSheet';
  account: string;
  logo: string | null;
  brand: string;
  brandLogo: string | null;
  title: string;
  image: string | null;
  facts: readonly string[];
  products: readonly LineSheetProduct[];
  /** 'Page {page} of {pages}' */
  pageOf: string;
}
