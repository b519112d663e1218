import type { Ref } from 'react';
import type { ComboboxOption } from '../Combobox/Combobox.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import type { ListStatus, ListStatusLabels } from '../ListNote/ListNote.tsx';

export interface RemoteComboboxLabels extends ListStatusLabels {
  /** Names the button that opens the list. */
  open: string;
  /** Shown when nothing matches the search. */
  empty: string;
  /** Shown above the options, e.g. "5,000 retailers". */
  count: (words: { count: number }) => string;
}

/** What the list asks for, and where the answer stands. */
export interface RemoteSearch {
  /** The options of all pages that have arrived. Pass them again with the next page at their end. */
  options: readonly ComboboxOption[];
  /** How many options match on the server. */
  total: number;
  /** State of the last request, for a search or for a page. It is `loading` until the first one. */
  status: ListStatus;
  /** Called when the list opens, and when people pause in typing. The text has no spaces around it. */
  onSearch: (search: { text: string }) => void;
  /** Asks for the next page. Called when the list is scrolled near its end and `total` says there is more. */
  onMore: () => void;
  /** Sends the request that failed again. */
  onRetry: () => void;
}

export interface RemoteComboboxProps extends RemoteSearch, Omit<FieldProps, 'label'> {
  label: string;
  /** The chosen option. Its label is shown even if no page with it has arrived. */
  value?: ComboboxOption | null;
  /** Null if the field was emptied. */
  onChange?: (change: { option: ComboboxOption | null }) => void;
  /** Lets people choose several: the list stays open and marks these values. Show the chosen options beside the field. */
  chosen?: readonly string[];
  /** With `chosen`, called for an option that was added or removed. */
  onToggle?: (change: { option: ComboboxOption; isChosen: boolean }) => void;
  placeholder?: string;
  disabled?: boolean;
  labels: RemoteComboboxLabels;
  ref?: Ref<HTMLInputElement>;
}
