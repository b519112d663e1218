import type { ReactNode } from 'react';

/** A part of a page, as it was and as it will be. */
export interface ComparedPart {
  id: string;
  /** Names what changed, such as the field: "Style". */
  name: string;
  changed: boolean;
  /** Says the change in words, for people who cannot see it. */
  summary?: string;
  /** Whether the part has a field that `onEdit` can open. */
  editable?: boolean;
  /** `null` where the page has no such part. */
  before: ReactNode;
  after: ReactNode;
}

export interface PageComparisonLabels {
  /** Names the choice between the two pages, on narrow screens. */
  sides: string;
  before: string;
  after: string;
  onlyChanged: string;
  previous: string;
  next: string;
  /** Where the reader is: "Change 1 of 3". `at` is 0 before the first. */
  position: (place: { at: number; of: number }) => string;
  /** Name of a changed part: "Style, changed". */
  changed: (part: { name: string }) => string;
  /** What the button of a changed part does: "Edit Style". */
  edit: (part: { name: string }) => string;
  /** In the place of a part that one of the pages does not have. */
  missing: string;
}

export interface PageComparisonProps {
  label: string;
  parts: readonly ComparedPart[];
  /** Shows a changed part's field. Parts that are not `editable` have no button. */
  onEdit?: (part: { id: string }) => void;
  labels: PageComparisonLabels;
}
