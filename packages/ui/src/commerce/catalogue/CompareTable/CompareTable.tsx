import { useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../foundation/index.ts';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import { ColourSwatches } from '../ColourSwatches/index.ts';
import { PriceBlock } from '../PriceBlock/index.ts';
import { ComparedHead } from './ComparedHead.tsx';
import { ComparedSizes } from './ComparedSizes.tsx';
import * as css from './CompareTable.css.ts';
import type { ComparedProduct, CompareTableProps } from './types.ts';

interface Row {
  label: string;
  cell: (product: ComparedProduct) => ReactNode;
}

const rowsOf = ({ products, facts, labels }: CompareTableProps): Row[] => [
  { label: labels.price, cell: ({ price }) => <PriceBlock price={price} labels={labels} /> },
  { label: labels.sizes, cell: ({ sizes }) => <ComparedSizes sizes={sizes} labels={labels} /> },
  {
    label: labels.colours,
    cell: ({ colours }) => <ColourSwatches label={labels.colours} colours={colours} limit={8} />,
  },
  ...facts.flatMap((label, at) =>
    products.some((product) => product.facts[at])
      ? { label, cell: (product: ComparedProduct) => product.facts[at] ?? '—' }
      : [],
  ),
];

/** Products as columns, what they are compared by as rows. Scrolls within itself where the columns have no room. */
export const CompareTable = (props: CompareTableProps) => {
  const { products, onRemove, labels } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      data-component="CompareTable"
      className={css.frame}
      // The table has this name already; a tab stop needs one of its own.
      role={scrolls ? 'group' : undefined}
      aria-label={scrolls ? labels.caption : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{labels.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner, which the caption names already */}
            <td className={css.corner} />
            {products.map((product) => (
              <ComparedHead key={product.id} product={product} onRemove={onRemove} labels={labels} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row" className={css.rowHead}>
                {label}
              </th>
              {products.map((product) => (
                <td key={product.id} className={css.cell}>
                  {cell(product)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
