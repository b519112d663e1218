import type { ReactNode } from 'react';
import type { SaveMarkLabels, SaveMarkProps } from '../SaveMark/index.ts';

export interface NoteEvent {
  note: string;
  /** The notes that its writer has seen or sent: another one must not be replaced. Give that back as `note`, and the buyer chooses. */
  seen: readonly string[];
}

export interface CartProductProps {
  /** The `id` attribute, for links to this part of the page. */
  id?: string;
  name: string;
  /** Address of the product page. */
  href?: string;
  reference: string;
  image: { src: string; alt: string };
  /** When it is delivered, as formatted text. */
  delivery: string;
  /** Wholesale price of one unit, as formatted text. */
  price: string;
  /** Units and value of the line, as formatted text. */
  total?: string;
  note: string;
  noteState?: SaveMarkProps['state'];
  /** Called one second after the last key, and when the field loses the focus (K-48). */
  onNote: (event: NoteEvent) => void;
  /** Removes the product. Without it there is no button to remove. */
  onRemove?: () => void;
  /** Why this product cannot be ordered yet. */
  errors?: readonly string[];
  readOnly?: boolean;
  labels: CartProductLabels;
  /** The grid of quantities, such as `CartGrid`. */
  children: ReactNode;
}

export interface CartProductLabels extends SaveMarkLabels {
  reference: (words: { code: string }) => string;
  price: string;
  note: string;
  /** On the button that opens the field of a product without a note. */
  addNote: string;
  /** The same for screen readers; begins with the visible words. */
  addNoteOf: (words: { name: string }) => string;
  notePlaceholder: string;
  /** Somebody else wrote another note meanwhile. */
  noteConflict: { text: (words: { note: string }) => string; removed: string; keepMine: string; takeTheirs: string };
  remove: (words: { name: string }) => string;
}
