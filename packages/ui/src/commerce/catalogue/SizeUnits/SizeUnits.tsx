import type { ClipboardEvent } from 'react';
import { useQuantityField } from '../../../internal/useQuantityField.ts';
import { hintOf } from '../../cart/CartGrid/cell/cellName.ts';
import { usePasteInFields } from '../../cart/CartGrid/input/usePasteInFields.tsx';
import type { QuantityLabels } from '../../cart/CartGrid/labels.ts';
import { EditNotice } from '../../cart/CartGrid/notices/EditNotice.tsx';
import type { CartGridCell } from '../../cart/CartGrid/types.ts';
import type { SizeUnitsModel } from './useSizeUnits.ts';
import * as css from './SizeUnits.css.ts';

export interface SizeUnitsLabels extends QuantityLabels {
  /** Names a field, e.g. "Units of White, M". */
  units: (words: { variation: string; size: string }) => string;
  /** Why nothing can be added while the question about an entry is open. */
  answerFirst: (words: { colour: string; size: string }) => string;
}

export interface SizeUnitsProps {
  /** From `useSizeUnits`. */
  model: SizeUnitsModel;
  /** Id of the colour whose sizes are shown. */
  variation: string;
  /** Called by Enter in the last size. */
  onEnd?: () => void;
  labels: SizeUnitsLabels;
}

/** Focuses the size before or after: also that of the colour before or after, where a dialog has several rows. */
const move = ({ field, by }: { field: HTMLInputElement; by: 1 | -1 }): boolean => {
  const scope = field.closest('dialog, [role=dialog]') ?? field.closest('[data-component=SizeUnits]');
  const fields = [...(scope?.querySelectorAll<HTMLInputElement>('[data-component=SizeUnits] input:enabled') ?? [])];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  return next !== undefined;
};

interface SizeFieldProps extends Omit<SizeUnitsProps, 'variation'> {
  cell: CartGridCell;
  colour: string;
  size: string;
  isLast: boolean;
  onPaste: (event: ClipboardEvent) => void;
}

function SizeField({ model, cell, colour, size, isLast, onPaste, onEnd, labels }: SizeFieldProps) {
  const hint = hintOf(cell, labels);
  const field = useQuantityField({
    value: cell.quantity,
    // Nothing is written where nothing is ordered.
    format: (units) => (units > 0 ? model.format(units) : ''),
    hasNext: !isLast,
    arrows: true,
    onType: ({ text }) => model.type(cell, text),
    onKeep: ({ text }) => model.keep(cell, text),
    onDiscard: () => model.discard(cell),
    onMove: move,
    onEnd: model.question ? undefined : onEnd,
  });
  return (
    <label className={css.size}>
      <span aria-hidden>{size}</span>
      <input
        {...field}
        className={css.units}
        aria-label={[labels.units({ variation: colour, size }), hint].filter(Boolean).join(', ')}
        placeholder="0"
        // Units put into the cart before may exceed what is left by now: they can be lowered.
        disabled={cell.stock === 0 && cell.quantity === 0}
        onPaste={onPaste}
      />
      <span className={css.hint} aria-hidden>
        {hint}
      </span>
    </label>
  );
}

/** Whether the last edit, or a question, is about this colour. */
const concerns = ({ report, unusual }: SizeUnitsModel['edits'], cells: readonly CartGridCell[]): boolean => {
  const told = [...(report?.stock ?? []), ...(unusual ? [unusual] : [])];
  return told.some(({ itemId }) => cells.some((cell) => cell.itemId === itemId));
};

/** The sizes of one colour, each with a field for the units to order. It behaves as the cart's grid does. */
export function SizeUnits({ model, variation, labels, ...props }: SizeUnitsProps) {
  const { pasteAt, preview } = usePasteInFields({ ...model, labels });
  const at = model.colours.findIndex(({ id }) => id === variation);
  const row = model.rows[at];
  if (!row) return null;
  return (
    <div data-component="SizeUnits">
      <div className={css.sizes}>
        {row.cells.map((cell, column) => (
          <SizeField
            key={cell.itemId}
            {...props}
            model={model}
            labels={labels}
            cell={cell}
            colour={row.label}
            size={model.sizes[column]?.name ?? ''}
            isLast={column === row.cells.length - 1}
            onPaste={pasteAt({ row: at, column })}
          />
        ))}
      </div>
      <div role="status" tabIndex={-1} data-part="notices" className={css.notices}>
        {concerns(model.edits, row.cells) && (
          <EditNotice rows={model.rows} sizes={model.sizes} edits={model.edits} labels={labels} />
        )}
      </div>
      {preview}
    </div>
  );
}
