import { GridLine } from './GridLine.tsx';
import type { CartGridLabels } from '../labels.ts';
import type { Totals } from '../model/quantities.ts';
import type { CartGridSize } from '../types.ts';
import * as css from '../CartGrid.css.ts';

interface EdgeProps {
  sizes: readonly CartGridSize[];
  labels: CartGridLabels;
}

export function GridHead({ sizes, labels }: EdgeProps) {
  return (
    <thead role="rowgroup" className={css.head}>
      <GridLine index={1}>
        <th scope="col" role="columnheader" className={css.corner}>
          {labels.colour}
        </th>
        {sizes.map((size) => (
          <th key={size.id} scope="col" role="columnheader" className={css.size}>
            {size.name}
          </th>
        ))}
        <th scope="col" role="columnheader" className={css.totalHead}>
          {labels.total}
        </th>
      </GridLine>
    </thead>
  );
}

interface FootProps extends EdgeProps {
  /** Its row's place among all. */
  index: number;
  productName: string;
  totals: Totals;
  format: (units: number) => string;
}

export function GridFoot({ index, productName, totals, sizes, labels, format }: FootProps) {
  return (
    <tfoot role="rowgroup" className={css.foot}>
      <GridLine index={index}>
        <th scope="row" role="rowheader" className={css.corner}>
          {labels.total}
        </th>
        {sizes.map((size, column) => (
          <td
            key={size.id}
            role="gridcell"
            aria-label={labels.totalOf({ name: size.name, units: totals.columns[column] ?? 0 })}
            className={css.columnTotal}
            data-part="column-total"
          >
            <span className={css.columnSum}>{format(totals.columns[column] ?? 0)}</span>
          </td>
        ))}
        <td
          role="gridcell"
          aria-label={labels.totalOf({ name: productName, units: totals.all })}
          className={css.grandTotal}
          data-part="product-total"
        >
          <span className={css.sum}>{format(totals.all)}</span>
        </td>
      </GridLine>
    </tfoot>
  );
}
