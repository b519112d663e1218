import type { PaperLook } from '../look.ts';
import type { PaperDocument } from './draw.ts';
import type { PaperForm } from './pictures.ts';

/** What a drawing thread is started with. */
export interface PdfTask {
  document: PaperDocument;
  look: PaperLook;
  title: string;
  /** As PDF writes it: `pt-BR`. */
  language: string;
}

export type FromWorker =
  | { picture: number; path: string; as?: PaperForm | undefined }
  | { chunk: Uint8Array }
  | { progress: number }
  | { done: true };

export interface ToWorker {
  picture: number;
  content: Uint8Array | undefined;
}
