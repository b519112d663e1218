import type { MappedColumn } from '../../../components/ColumnMapping/index.ts';
import type { SheetPicture } from '../../../components/SheetChoice/index.ts';
import type { ImportLabels, ProblemKind } from './labels.ts';

/** The progress of reading or importing, in rows. */
export interface ImportProgress {
  done: number;
  total: number;
  /** Estimated seconds left, if known. */
  secondsLeft?: number | null;
}

/** Why a file was refused. */
export type FileProblem =
  /** `name` is that of the file. */
  | { kind: 'extension'; name: string }
  | { kind: 'tooLarge' }
  /** `reason` is a sentence about what is wrong inside the file. */
  | { kind: 'invalid'; reason?: string }
  /** Pasted rows that cannot be read, and why. */
  | { kind: 'pasted'; reason: string }
  /** Only approved retailers may import. `message` says so (V-051, V-052). */
  | { kind: 'notAllowed'; message: string };

/** What a column of a buyer's own sheet holds. `gtin`: an EAN or UPC, which names a size of a colour. `sizeQuantity`: the quantities of the size that the column is named after. */
export type ImportUse = 'gtin' | 'reference' | 'colour' | 'size' | 'quantity' | 'sizeQuantity' | 'none';

/** A column of a sheet that is not ours. */
export type ImportColumn = MappedColumn<ImportUse>;

/** How the columns were read: as they explain themselves, as said just now and remembered, or as remembered from before. */
export interface ImportLayout {
  state: 'read' | 'kept' | 'recognised';
  columns: readonly ImportColumn[];
}

/** A row of the spreadsheet with a problem. */
export interface ImportRow {
  /** The row number as the spreadsheet shows it. */
  row: number;
  product: string;
  /** Colour and size, as text. */
  detail?: string;
  /** The quantity as written in the sheet. */
  quantity?: string;
  reason: string;
}

/** A line that the import adds to the cart. */
export interface ImportLine {
  id: string;
  product: string;
  reference: string;
  detail: string;
  units: number;
}

/** What the quantities of a sheet add up to, and how much of it is imported. */
export interface ImportSums {
  said: number;
  taken: number;
}

/** A quantity that both the cart and the sheet have changed since the sheet was exported. */
export interface ImportConflict {
  id: string;
  product: string;
  reference: string;
  /** Colour and size, as text. */
  detail: string;
  exported: number;
  inCart: number;
  inSheet: number;
}

/** Whose quantity counts in a conflict. */
export type ImportSide = 'cart' | 'sheet';

export interface ImportConfirmation {
  createNewCart: boolean;
  /** By the id of the conflict; absent if there are none. */
  choices?: Readonly<Record<string, ImportSide>>;
}

/** The step shown. Set the next one when the server answers. */
export type ImportStep =
  /** `pasted`: rows already in the field, such as rows to correct. */
  | { at: 'file'; problem?: FileProblem | null; pasted?: string }
  | { at: 'checking'; file: string; progress?: ImportProgress | null }
  /** The file has several tables: the buyer says which one is the order. The first one is chosen to begin with. */
  | { at: 'sheet'; file: string; sheets: readonly SheetPicture[] }
  /** The buyer says what the columns hold; `use` is a guess to begin with. `problem`: why rows could not be read like this. */
  | { at: 'columns'; file: string; columns: readonly ImportColumn[]; problem?: string | null }
  | {
      at: 'problems';
      file: string;
      problems: readonly { kind: ProblemKind; rows: readonly ImportRow[] }[];
      layout?: ImportLayout | null;
    }
  | {
      at: 'preview';
      file: string;
      /** With an open cart, only lines that change it. */
      lines: readonly ImportLine[];
      hasOpenCart: boolean;
      /** How many lines leave the open cart as it is. */
      unchanged?: number;
      conflicts?: readonly ImportConflict[];
      layout?: ImportLayout | null;
      /** The cart was changed while this was imported: the same list, checked again. */
      hasChanged?: boolean;
      /** Quantities that do not come as they are written, each with its reason. */
      rows?: readonly ImportRow[];
      /** The units that the sheet says, and those that are taken. */
      sums?: ImportSums | null;
      /** Sentences on what counts or does not count although the buyer may not expect it, such as hidden lines. */
      notes?: readonly string[];
    }
  | { at: 'importing'; file: string; progress?: ImportProgress | null }
  | {
      at: 'done';
      outcome: 'created' | 'replaced' | 'updated';
      /** Address of the cart (M-34). */
      href: string;
      products: number;
      units: number;
      /** What was changed in an open cart that was added to, in place of the units of the list. */
      changes?: number;
      /** Rows that were skipped or changed, each with its reason. */
      rows: readonly ImportRow[];
    }
  | { at: 'failed'; message: string };

export interface ImportWizardProps {
  open: boolean;
  /** Closes the dialog. A running import continues. */
  onClose: () => void;
  step: ImportStep;
  /** Called with a file whose extension and size are allowed (S-093). */
  onFile: (event: { file: File }) => void;
  /** Called with rows pasted in place of a file. Without it, rows cannot be pasted. */
  onPaste?: (event: { text: string }) => void;
  /** Reads this sheet of the file, in the step `sheet`. */
  onSheet?: (event: { sheet: string }) => void;
  /** Reads the list with these columns, in the step `columns`. */
  onColumns?: (event: { columns: readonly ImportColumn[] }) => void;
  /** Returns to the step `columns`. Without it, columns cannot be changed. */
  onChangeColumns?: () => void;
  /** Forgets the remembered columns. Without it, that is not offered. */
  onForgetColumns?: () => void;
  /** Imports the previewed lines. An open cart is replaced or extended (S-095, S-096, S-097). */
  onConfirm: (event: ImportConfirmation) => void;
  /** Takes a finished import back. Without it, that is not offered. */
  onUndo?: () => void;
  /** Returns to the first step. */
  onAnother: () => void;
  /** Stops reading or importing. */
  onCancel: () => void;
  /** Downloads the same sheet with a column of reasons. */
  onDownloadReasons?: () => void;
  /** Downloads the empty spreadsheet to fill in. */
  onTemplate?: () => void;
  labels: ImportLabels;
  format: (units: number) => string;
}
