import { Heading, Picture, Text } from '../../../foundation/index.ts';
import { UnitsTable } from '../OrderedUnits/UnitsTable.tsx';
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
  /** When it ships, in words. */
  delivery?: string;
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
            {product.delivery && <Text size="sm">{product.delivery}</Text>}
            {product.note && <Text size="sm">{labels.note({ note: product.note })}</Text>}
          </div>
          <div className={css.units}>
            <UnitsTable
              name={product.name}
              sizes={product.sizes}
              rows={product.rows.map((row) => ({
                ...row,
                ends: [row.units, row.unitPrice, row.total],
                inShort: `${row.units} · ${row.total}`,
              }))}
              colour={labels.colour}
              ends={[labels.units, labels.unitPrice, labels.total]}
              format={format}
            />
          </div>
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
