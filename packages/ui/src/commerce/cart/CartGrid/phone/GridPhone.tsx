import { type ClipboardEvent, useId } from 'react';
import { QuantityStepper } from '../../QuantityStepper/index.ts';
import type { GridView } from '../../../../internal/grid/gridView.ts';
import { hintOf } from '../cell/cellName.ts';
import type { CartGridLabels } from '../labels.ts';
import { type NumberSigns, readUnits } from '../model/number.ts';
import { hintKind, isOver, type Matrix, type Totals } from '../model/quantities.ts';
import { Swatch } from '../cell/Swatch.tsx';
import type { CartGridCell, CartGridRow, CartGridSize } from '../types.ts';
import type { Edits } from '../input/useEdits.ts';
import { usePasteInFields } from '../input/usePasteInFields.tsx';
import { useView } from '../../../../internal/grid/useView.ts';
import * as css from './GridPhone.css.ts';

export interface GridPhoneProps {
  productName: string;
  rows: readonly CartGridRow[];
  sizes: readonly CartGridSize[];
  matrix: Matrix;
  totals: Totals;
  signs: NumberSigns;
  readOnly: boolean;
  edits: Edits;
  labels: CartGridLabels;
  format: (units: number) => string;
  /** Its active colour is shown. */
  view: GridView;
}

function Colours({ productName, rows, totals, view, colour, format, labels }: GridPhoneProps & { colour: number }) {
  const group = useId();
  return (
    <fieldset className={css.colours}>
      <legend className={css.legend}>{labels.colour}</legend>
      {rows.map((row, at) => (
        <label key={row.id} className={css.colour}>
          <input
            type="radio"
            className={css.radio}
            name={group}
            value={row.id}
            checked={at === colour}
            onChange={({ currentTarget }) => {
              view.go({ row: at, column: 0 });
              // Pressed at the edge, its name and count would stay cut off.
              currentTarget.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
            aria-label={`${productName} ${row.label}`}
          />
          <Swatch {...row.swatch} />
          <span>{row.label}</span>
          <span className={css.count}>{format(totals.rows[at] ?? 0)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SizeLineProps extends GridPhoneProps {
  row: CartGridRow;
  size: CartGridSize;
  cell: CartGridCell;
  isLast: boolean;
  onPaste?: (event: ClipboardEvent) => void;
}

const focusNext = ({ field }: { field: HTMLInputElement }): void => {
  const fields = [...(field.closest('ul')?.querySelectorAll('input') ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
};

function SizeLine(props: SizeLineProps) {
  const { productName, row, size, cell, isLast, onPaste, signs, readOnly, edits, labels, format } = props;
  const words = { product: productName, colour: row.label, size: size.name, quantity: cell.quantity };
  const hint = hintKind(cell);
  return (
    <li
      className={css.line}
      data-state={cell.state}
      data-stock={hint}
      data-over={isOver(cell) || undefined}
      onPaste={onPaste}
    >
      <span className={css.size}>{size.name}</span>
      <span className={css.hint}>
        {hintOf(cell, labels)}
        {(cell.state === 'saving' || cell.state === 'queued') && labels[cell.state]}
        {cell.state === 'conflict' && labels.conflict.cell({ theirs: cell.theirs ?? cell.quantity })}
      </span>
      <QuantityStepper
        value={cell.quantity}
        label={labels.cell(words)}
        decreaseLabel={labels.decrease(words)}
        increaseLabel={labels.increase(words)}
        readOnly={readOnly}
        soldOut={hint === 'out'}
        format={format}
        onChange={({ text }) => edits.commit([{ itemId: cell.itemId, quantity: readUnits(text, signs) ?? 0 }], 'typed')}
        onNext={isLast ? undefined : focusNext}
      />
    </li>
  );
}

/** One colour at a time, with big steppers and the numeric keypad. */
export function GridPhone(props: GridPhoneProps) {
  const { rows, sizes, matrix, view, readOnly, labels, productName } = props;
  const colour = useView(view, ({ active }) => active.row);
  const row = rows[colour];
  const lines = sizes.flatMap((size, column) => {
    const cell = matrix[colour]?.[column];
    // Read-only, what was ordered alone.
    return cell && (!readOnly || cell.quantity > 0) ? [{ size, cell, column }] : [];
  });
  const { pasteAt, preview } = usePasteInFields(props);
  return (
    <div className={css.phone} role="group" aria-label={labels.grid({ product: productName })}>
      <Colours {...props} colour={colour} />
      <ul className={css.lines}>
        {row &&
          lines.map(({ column, ...line }, at) => (
            <SizeLine
              key={`${row.id}-${line.size.id}`}
              {...props}
              {...line}
              row={row}
              onPaste={readOnly ? undefined : pasteAt({ row: colour, column })}
              isLast={at === lines.length - 1}
            />
          ))}
      </ul>
      <p className={css.total}>
        <span>{labels.total}</span>
        <strong data-part="product-total">{props.format(props.totals.all)}</strong>
      </p>
      {preview}
    </div>
  );
}
