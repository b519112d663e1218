import type { PaperLook } from '../look.ts';
import type { PaperDocument } from './draw.ts';

/** What a drawing thread is started with. */
export interface PdfTask {
  document: PaperDocument;
  look: PaperLook;
  title: string;
  /** As PDF writes it: `pt-BR`. */
  language: string;
}

export type FromWorker =
  | { picture: number; path: string; photograph?: number }
  | { chunk: Uint8Array }
  | { progress: number }
  | { done: true };

export interface ToWorker {
  picture: number;
  content: Uint8Array | undefined;
}
