import type { ReactNode } from 'react';
import { Heading, Text } from '../../../foundation/index.ts';
import { OrderedUnits, type UnitsOfProduct } from '../OrderedUnits/index.ts';
import * as css from './ShipmentsList.css.ts';

/** What was sent at once. */
export interface ShipmentRow {
  id: number;
  /** The day it was sent, such as 'Nov 21, 2026'. */
  date: string;
  /** In words, such as '12 units'. */
  units: string;
  tracking?: string;
  /** What the reader can do about it, such as correcting its tracking code. */
  action?: ReactNode;
  products: readonly UnitsOfProduct[];
}

export interface ShipmentsListProps {
  /** The oldest first. */
  shipments: readonly ShipmentRow[];
  format: (units: number) => string;
  labels: ShipmentsLabels;
}

export interface ShipmentsLabels {
  /** 'Shipments' */
  title: string;
  /** Head of the colours of a product. */
  colour: string;
  /** Stands before a tracking code. */
  tracking: string;
  /** 'Shipment 1 of 2' */
  part: (words: { part: number; parts: number }) => string;
}

/** What was sent of an order, part by part. Nothing at all while nothing was sent. */
export function ShipmentsList({ shipments, format, labels }: ShipmentsListProps) {
  if (shipments.length === 0) return null;
  return (
    <section data-component="ShipmentsList" aria-label={labels.title} className={css.shipments}>
      <Heading level={3} size="sm">
        {labels.title}
      </Heading>
      <ol className={css.list}>
        {shipments.map(({ id, date, units, tracking, action, products }, at) => (
          <li key={id} className={css.shipment}>
            <div className={css.head}>
              <Text weight="strong">{labels.part({ part: at + 1, parts: shipments.length })}</Text>
              <Text size="sm" tone="muted">{`${date} · ${units}`}</Text>
              {tracking && (
                <Text size="sm">
                  {`${labels.tracking} `}
                  <span className={css.code}>{tracking}</span>
                </Text>
              )}
              {action && <span className={css.action}>{action}</span>}
            </div>
            <ul className={css.list}>
              {products.map((product) => (
                <li key={product.id} className={css.product}>
                  <OrderedUnits product={product} colour={labels.colour} format={format} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
