import { useRef } from 'react';
import { Heading, Picture, Text } from '../../../foundation/index.ts';
import { useOverflow } from '../../../hooks/useOverflow.ts';
import * as css from './OrderLines.css.ts';

/** One colour of an ordered product. */
export interface OrderLineRow {
  id: number | string;
  /** Name of the variation. */
  label: string;
  /** Units by size, in the order of the product's sizes; null where it was not ordered in a size. */
  quantities: readonly (number | null)[];
  /** In words: units, price of one, value. */
  units: string;
  unitPrice: string;
  total: string;
}

export interface OrderLineProduct {
  id: number;
  name: string;
  reference: string;
  collection: string;
  image: { src: string; alt: string };
  note?: string;
  /** The days on which the delivery window begins and ends, as texts. */
  delivery?: { start: string; end: string };
  sizes: readonly string[];
  rows: readonly OrderLineRow[];
}

export interface OrderLinesProps {
  products: readonly OrderLineProduct[];
  format: (units: number) => string;
  /** Units and value of the whole order, in words. Left out where the page shows them beside the list. */
  sum?: { units: string; total: string };
  /** Leaves the heading out where the page has one. The labels still name the section. */
  hideTitle?: boolean;
  labels: OrderLinesLabels;
}

export interface OrderLinesLabels {
  title: string;
  colour: string;
  units: string;
  unitPrice: string;
  total: string;
  note: (words: { note: string }) => string;
  delivery: (words: { start: string; end: string }) => string;
}

type RowsProps = { product: OrderLineProduct } & Pick<OrderLinesProps, 'format' | 'labels'>;

function Rows({ product, format, labels }: RowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={css.scroller}
      role="group"
      aria-label={product.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.startHead}>
              {labels.colour}
            </th>
            {product.sizes.map((size) => (
              <th key={size} scope="col" className={css.size}>
                {size}
              </th>
            ))}
            {[labels.units, labels.unitPrice, labels.total].map((label) => (
              <th key={label} scope="col" className={css.endHead}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={css.colour}>
                {row.label}
                <span aria-hidden className={css.inShort}>
                  {`${row.units} · ${row.total}`}
                </span>
              </th>
              {product.sizes.map((size, at) => (
                <td key={size} className={css.quantity}>
                  {row.quantities[at] ? format(row.quantities[at]) : '·'}
                </td>
              ))}
              <td className={css.cell}>{row.units}</td>
              <td className={css.cell}>{row.unitPrice}</td>
              <td className={css.strong}>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What was ordered, colour by size, at the prices of that moment. */
export function OrderLines({ products, format, sum, hideTitle = false, labels }: OrderLinesProps) {
  return (
    <section data-component="OrderLines" aria-label={labels.title} className={css.lines}>
      {!hideTitle && (
        <Heading level={3} size="sm">
          {labels.title}
        </Heading>
      )}
      {products.map((product) => (
        <article key={product.id} className={css.product}>
          <div className={css.picture}>
            <Picture src={product.image.src} alt={product.image.alt} ratio="3:4" bleed sizes="64px" />
          </div>
          <div className={css.words}>
            <Text weight="strong">{product.name}</Text>
            <Text size="sm" tone="muted">
              {`${product.reference} · ${product.collection}`}
            </Text>
            {product.delivery && <Text size="sm">{labels.delivery(product.delivery)}</Text>}
            {product.note && <Text size="sm">{labels.note({ note: product.note })}</Text>}
          </div>
          <Rows product={product} format={format} labels={labels} />
        </article>
      ))}
      {sum && (
        <div className={css.sum}>
          <span>{labels.total}</span>
          <span>{sum.units}</span>
          <span>{sum.total}</span>
        </div>
      )}
    </section>
  );
}
