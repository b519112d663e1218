import type { ReactNode } from 'react';
import { Heading, Text } from '../../../foundation/index.ts';
import * as css from './OrderChange.css.ts';

/** A quantity, or an amount, before and after a change. */
export interface BeforeAfter {
  before: string;
  after: string;
}

export interface ChangedQuantity extends BeforeAfter {
  /** Product, colour and size, such as 'Linen dress, Ink, M'. */
  name: string;
}

export interface OrderChangeProps {
  /** Who proposed it and when, such as 'Ana Prado · Nov 21, 09:00'. */
  from: string;
  /** What they wrote with it. */
  message?: string;
  quantities: readonly ChangedQuantity[];
  units: BeforeAfter;
  total: BeforeAfter;
  /** What the reader can do about it. Left out in print. */
  children?: ReactNode;
  labels: OrderChangeLabels;
}

export interface OrderChangeLabels {
  /** 'Proposed change' */
  title: string;
  /** Heads of the columns. */
  what: string;
  before: string;
  after: string;
  units: string;
  total: string;
}

function Row({ name, before, after }: ChangedQuantity) {
  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
      </th>
      <td className={css.figure}>{before}</td>
      <td className={css.figure}>
        <strong>{after}</strong>
      </td>
    </tr>
  );
}

/** Other quantities that a retailer proposes for an order, beside those that it has, with both totals. */
export function OrderChange({ from, message, quantities, units, total, children, labels }: OrderChangeProps) {
  return (
    <section data-component="OrderChange" aria-label={labels.title} className={css.change}>
      <div>
        <Heading level={3} size="sm">
          {labels.title}
        </Heading>
        <Text size="sm" tone="muted">
          {from}
        </Text>
      </div>
      {message && <Text measure>{`“${message}”`}</Text>}
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {labels.what}
            </th>
            <th scope="col" className={css.headFigure}>
              {labels.before}
            </th>
            <th scope="col" className={css.headFigure}>
              {labels.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {quantities.map((quantity) => (
            <Row key={quantity.name} {...quantity} />
          ))}
        </tbody>
        <tfoot className={css.sums}>
          <Row name={labels.units} {...units} />
          <Row name={labels.total} {...total} />
        </tfoot>
      </table>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  );
}
