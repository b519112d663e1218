import { useRef } from 'react';
import { Stack } from '../../foundation/index.ts';
import { useOverflow } from '../../hooks/useOverflow.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { letterOf } from '../ColumnMapping/columnTitle.ts';
import * as css from './SheetChoice.css.ts';

/** A sheet of a workbook with its first rows. */
export interface SheetPicture {
  name: string;
  /** Rows with something in them. `row` is the number that spreadsheets show. */
  rows: readonly { row: number; cells: readonly string[] }[];
}

export interface SheetChoiceProps {
  sheets: readonly SheetPicture[];
  /** The name of the chosen sheet. */
  value: string;
  /** Called with the name of the sheet that is chosen now. */
  onChange: (event: { value: string }) => void;
  labels: {
    /** The question. */
    label: string;
    /** What happens with the other sheets. */
    hint: string;
    /** Names the first rows of a sheet. */
    rows: (words: { name: string }) => string;
  };
}

/** The first rows of a sheet as a spreadsheet shows them: letters above, numbers beside. */
function Grid({ name, rows }: { name: string; rows: SheetPicture['rows'] }) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
    <div ref={frame} className={css.frame} role="group" aria-label={name} tabIndex={scrolls ? 0 : undefined}>
      <table className={css.table}>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the empty corner of a sheet */}
            <td className={css.edge} />
            {columns.map((at) => (
              <th key={at} scope="col" className={css.edge}>
                {letterOf(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row" className={css.edge}>
                {row}
              </th>
              {columns.map((at) => (
                <td key={at} className={css.cell}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Asks which sheet of a workbook is meant, and shows the first rows of the one that is chosen. */
export function SheetChoice({ sheets, value, onChange, labels }: SheetChoiceProps) {
  const chosen = sheets.find(({ name }) => name === value);
  return (
    <div data-component="SheetChoice">
      <Stack space="md">
        <RadioGroup
          label={labels.label}
          hint={labels.hint}
          options={sheets.map(({ name }) => ({ value: name, label: name }))}
          value={value}
          onChange={onChange}
        />
        {chosen && <Grid name={labels.rows({ name: chosen.name })} rows={chosen.rows} />}
      </Stack>
    </div>
  );
}
