import type { ImportLabels } from './labels.ts';
import type { ImportStep } from './types.ts';

export interface ImportWizardProps {
  open: boolean;
  /** Closing stops nothing that is under way. */
  onClose: () => void;
  step: ImportStep;
  /** A file that may be tried: the extension and the size are right (S-093). */
  onFile: (event: { file: File }) => void;
  /** Import what the preview shows; a cart that is open already is replaced or added to (S-095, S-096, S-097). */
  onConfirm: (event: { createNewCart: boolean }) => void;
  /** Back to the first step. */
  onAnother: () => void;
  /** Stop reading or importing. */
  onCancel: () => void;
  /** Downloads the same sheet with a column of reasons. */
  onDownloadReasons?: () => void;
  /** Downloads the list to fill in. */
  onTemplate?: () => void;
  labels: ImportLabels;
  format: (units: number) => string;
}
