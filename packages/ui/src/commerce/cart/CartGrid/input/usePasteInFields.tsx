import { type ClipboardEvent, lazy, Suspense, useState } from 'react';
import type { Place } from '../../../../internal/grid/selection.ts';
import type { QuantityLabels } from '../labels.ts';
import { readHeads } from '../model/names.ts';
import type { NumberSigns } from '../model/number.ts';
import { readPaste } from '../model/paste.ts';
import type { Matrix } from '../model/quantities.ts';
import type { CartGridRow, CartGridSize } from '../types.ts';
import type { PasteOffer } from '../useCartGrid.ts';
import type { Edits } from './useEdits.ts';

// Few people paste beside a product, and its dialog is larger than the fields.
const PastePreview = lazy(async () => ({ default: (await import('../PastePreview/index.ts')).PastePreview }));

interface PasteInFields {
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  signs: NumberSigns;
  edits: Edits;
  labels: QuantityLabels;
  format: (units: number) => string;
}

/**
 * Pasting into fields, one for each cell. One quantity becomes a part of the field's text, as the browser does it. A block is shown before it
 * is taken, and so is what is no quantity.
 */
export function usePasteInFields({ edits, ...where }: PasteInFields) {
  const { rows, sizes, matrix, signs } = where;
  const [offer, setOffer] = useState<PasteOffer | null>(null);
  const pasteAt =
    ({ row, column }: Place) =>
    (event: ClipboardEvent): void => {
      const over = { top: row, bottom: row, start: column, end: column };
      const pasted = readPaste(matrix, event.clipboardData.getData('text/plain'), over, signs);
      if (!pasted || pasted.wishes) return;
      event.preventDefault();
      setOffer({ block: pasted.block, over, heads: readHeads(pasted.block, rows, sizes, signs) });
    };
  const preview = offer && (
    <Suspense>
      <PastePreview
        {...where}
        offer={offer}
        onPaste={({ wishes }) => edits.commit(wishes)}
        onClose={() => setOffer(null)}
      />
    </Suspense>
  );
  return { pasteAt, preview };
}
