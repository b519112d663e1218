import type { Width } from '../types.ts';

interface Seen {
  /** Title of the surface. */
  title: string;
  width: Width;
  /** Name of the brand draft, where two are compared. */
  brandDraft: string | null;
}

/** Words of the stage, in the studio's own language. */
export interface StageLabels {
  /** Names the whole. */
  label: string;
  /** A link past everything that is previewed. */
  skip: string;
  /** Names the buttons that lead to a group of surfaces. */
  groups: string;
  /** Names a frame, such as “Landing, 390 px wide”. */
  frame: (seen: Seen) => string;
  /** A button that goes into a frame by keyboard, such as “Try Landing at 390 px; Escape leads back”. */
  enter: (seen: Seen) => string;
  /** As shown above a frame, such as “390 px”. */
  width: (width: Width) => string;
  loading: string;
  /** In the place of a surface that broke. */
  failed: string;
  /** Names the choice between all widths side by side and true size. */
  zoom: string;
  fit: string;
  actual: string;
  /** Says which groups the chosen viewer does not see. */
  unseen: (groups: readonly string[]) => string;
  /** A button that shows them, as an approved retailer sees them. */
  seeApproved: string;
  /** Says that two brand drafts look the same. */
  same: string;
}
