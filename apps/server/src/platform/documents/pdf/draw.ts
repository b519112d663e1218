import { drawLineSheet } from './lineSheet.ts';
import type { LineSheetPaper } from './lineSheetPaper.ts';
import { drawOrder } from './order.ts';
import type { OrderPaper } from './order.ts';
import type { Paper } from './paper.ts';

/** Everything a thread can draw, told apart by `kind`. */
export type PaperDocument = OrderPaper | LineSheetPaper;

/** Draws a document page by page and tells how much of it is done, 0 to 1. */
export const drawDocument = async (
  paper: Paper,
  document: PaperDocument,
  report: (progress: number) => void,
): Promise<void> => {
  if (document.kind === 'lineSheet') return drawLineSheet(paper, document, report);
  await drawOrder(paper, document);
  return report(1);
};
