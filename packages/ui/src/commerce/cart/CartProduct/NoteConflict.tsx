import { Button } from '../../../components/Button/index.ts';
import * as css from './Note.css.ts';
import type { CartProductLabels } from './types.ts';

interface NoteConflictProps {
  theirs: string;
  onMine: () => void;
  onTheirs: () => void;
  labels: CartProductLabels['noteConflict'];
}

/** A note that came while another was written: both stay to be seen until one is chosen. */
export function NoteConflict({ theirs, onMine, onTheirs, labels }: NoteConflictProps) {
  return (
    <div role="status" className={css.conflict}>
      <p className={css.conflictText}>{theirs === '' ? labels.removed : labels.text({ note: theirs })}</p>
      <div className={css.conflictChoices}>
        <Button size="sm" variant="secondary" onPress={onMine}>
          {labels.keepMine}
        </Button>
        <Button size="sm" variant="secondary" onPress={onTheirs}>
          {labels.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
