import type { Viewer } from '../types.ts';
import type { StageLabels } from './labels.ts';
import * as css from './stage.css.ts';

interface StageNotesProps {
  /** Names of groups that the chosen viewer does not see. */
  unseen: readonly string[];
  /** Whether an approved retailer sees some of them. */
  isApprovedAhead: boolean;
  /** Whether two brand drafts look the same. */
  isSame: boolean;
  onViewer: ((choice: { viewer: Viewer }) => void) | undefined;
  labels: StageLabels;
}

/** What the frames below do not tell: which groups are left out, and that two brand drafts do not differ. */
export const StageNotes = ({ unseen, isApprovedAhead, isSame, onViewer, labels }: StageNotesProps) => (
  <>
    {isSame ? (
      <p role="status" className={css.notes}>
        {labels.same}
      </p>
    ) : null}
    {unseen.length > 0 ? (
      <p className={css.notes}>
        {labels.unseen(unseen)}{' '}
        {isApprovedAhead && onViewer ? (
          <button type="button" className={css.noteButton} onClick={() => onViewer({ viewer: 'approved' })}>
            {labels.seeApproved}
          </button>
        ) : null}
      </p>
    ) : null}
  </>
);
