import type { ImportLabels, ProblemKind } from './labels.ts';

/** How far a long piece of work has come, in rows. */
export interface ImportProgress {
  done: number;
  total: number;
  /** Seconds it will still take, if that can be said. */
  secondsLeft?: number | null;
}

/** Why a file was not taken as it is. */
export type FileProblem =
  | { kind: 'extension' }
  | { kind: 'tooLarge' }
  | { kind: 'columns'; missing: readonly string[] }
  /** `reason` says in words what is wrong inside the file. */
  | { kind: 'invalid'; reason?: string }
  /** Only approved retailers may import; the words say what (V-051, V-052). */
  | { kind: 'notAllowed'; message: string };

/** A line of the sheet and what is the matter with it. */
export interface ImportRow {
  /** As the spreadsheet counts them. */
  row: number;
  product: string;
  /** Colour and size, in words. */
  detail?: string;
  /** As it stands in the sheet. */
  quantity?: string;
  reason: string;
}

/** What the sheet would bring into the cart. */
export interface ImportLine {
  id: string;
  product: string;
  reference: string;
  detail: string;
  units: number;
}

/** Where an import stands. The owner moves it on as answers come. */
export type ImportStep =
  | { at: 'file'; problem?: FileProblem | null }
  | { at: 'checking'; file: string; progress?: ImportProgress | null }
  | { at: 'problems'; file: string; problems: readonly { kind: ProblemKind; rows: readonly ImportRow[] }[] }
  | { at: 'preview'; file: string; lines: readonly ImportLine[]; hasOpenCart: boolean }
  | { at: 'importing'; file: string; progress?: ImportProgress | null }
  | {
      at: 'done';
      outcome: 'created' | 'replaced' | 'updated';
      /** The cart (M-34). */
      href: string;
      products: number;
      units: number;
      /** Lines that were left out or changed, and why. */
      rows: readonly ImportRow[];
    }
  | { at: 'failed'; message: string };

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
