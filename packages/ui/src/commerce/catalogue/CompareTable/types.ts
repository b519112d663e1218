import type { Colour } from '../ColourSwatches/index.ts';
import type { PriceLabels, PriceView } from '../PriceBlock/index.ts';

export interface CompareTableLabels extends PriceLabels {
  caption: string;
  price: string;
  colours: string;
  sizes: string;
  /** In place of sizes when none can be had. */
  noSize: string;
  /** E.g. "M: out of stock". */
  sizeGone: (values: { size: string }) => string;
  /** E.g. "Remove Linen shirt from the comparison". */
  remove: (values: { name: string }) => string;
  /** Names the button in full. */
  add: (values: { name: string }) => string;
  addToCart: string;
}

export interface ComparedProduct {
  id: string;
  name: string;
  href: string;
  brand: string;
  reference: string;
  picture?: { src: string; alt: string };
  price: PriceView;
  colours: Colour[];
  /** In the order of the run. */
  sizes: { name: string; available: boolean }[];
  /** Values of `facts`, in their order; null for none. */
  facts: (string | null)[];
  /** Absent for who cannot buy it: no button. */
  onAdd?: () => void;
}

export interface CompareTableProps {
  /** Two to six. */
  products: readonly ComparedProduct[];
  /** Names of further rows, such as delivery. A row without a value is left out. */
  facts: readonly string[];
  onRemove: (choice: { id: string }) => void;
  labels: CompareTableLabels;
}
