import { useRef } from 'react';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import * as css from './UnitsTable.css.ts';

/** One colour with its units. */
export interface UnitsRow {
  id: number | string;
  /** Name of the colour. */
  label: string;
  /** Units by size, in the order of the sizes; null where there are none. */
  quantities: readonly (number | null)[];
}

interface UnitsTableProps {
  /** Name of the product, for the table when it scrolls. */
  name: string;
  sizes: readonly string[];
  /** `ends` follow the sizes; `inShort` says them under the colour where they are out of view. */
  rows: readonly (UnitsRow & { ends?: readonly string[]; inShort?: string })[];
  /** Head of the colours. */
  colour: string;
  /** Heads of what follows the sizes. */
  ends?: readonly string[];
  format: (units: number) => string;
}

/** Units by colour and size, to read. */
export function UnitsTable({ name, sizes, rows, colour, ends = [], format }: UnitsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={css.scroller}
      role="group"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={ends.length > 0 ? css.wide : css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.startHead}>
              {colour}
            </th>
            {sizes.map((size) => (
              <th key={size} scope="col" className={css.size}>
                {size}
              </th>
            ))}
            {ends.map((label) => (
              <th key={label} scope="col" className={css.endHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={css.colour}>
                {row.label}
                {row.inShort && (
                  <span aria-hidden className={css.inShort}>
                    {row.inShort}
                  </span>
                )}
              </th>
              {sizes.map((size, at) => (
                <td key={size} className={css.quantity}>
                  {row.quantities[at] ? format(row.quantities[at]) : '·'}
                </td>
              ))}
              {ends.map((label, at) => (
                <td key={label} className={at === ends.length - 1 ? css.strong : css.cell}>
                  {row.ends?.[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
