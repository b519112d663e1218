import { Text } from '../../../foundation/index.ts';
import { ScrollTable } from './ScrollTable.tsx';
import type { ImportLabels } from './labels.ts';
import type { ImportRow } from './types.ts';
import * as css from './ImportWizard.css.ts';

/** More than these, and the sheet with the reasons is the better place to read them. */
const SHOWN = 50;

interface RowTableProps {
  /** Names the table. */
  name: string;
  rows: readonly ImportRow[];
  labels: Pick<ImportLabels, 'columns' | 'more'>;
}

/** Lines of the sheet, each with its reason. */
export function RowTable({ name, rows, labels: { columns, more } }: RowTableProps) {
  return (
    <>
      <ScrollTable name={name}>
        <thead>
          <tr>
            <th scope="col" className={css.number}>
              {columns.row}
            </th>
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.reason}</th>
            <th scope="col" className={css.number}>
              {columns.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map(({ row, product, detail, quantity, reason }, at) => (
            <tr key={`${at} ${row} ${reason}`}>
              <td className={css.number}>{row}</td>
              {product || detail ? (
                <th scope="row">
                  {product} {detail && <span className={css.detail}>{detail}</span>}
                </th>
              ) : (
                <td>–</td>
              )}
              <td className={css.reason}>{reason}</td>
              <td className={css.number}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {rows.length > SHOWN && <Text size="sm">{more({ count: rows.length - SHOWN })}</Text>}
    </>
  );
}
