import type { ReactNode } from 'react';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
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
  /** Who carries it, such as 'DHL'. */
  carrier?: string;
  /** Where it can be followed. The tracking code, or else the carrier or the host, becomes a link in a new tab. */
  trackingHref?: string;
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

type FollowedProps = Pick<ShipmentRow, 'tracking' | 'carrier' | 'trackingHref'> & { label: string };

/** `dhl.com` of `https://dhl.com/VT-1`: the words of a link that has none of its own. */
const hostOf = (href = ''): string => /^https?:\/\/([^/?#]*)/.exec(href)?.[1] ?? href;

function Followed({ tracking, carrier, trackingHref, label }: FollowedProps) {
  if (!tracking && !carrier && !trackingHref) return null;
  const words = tracking ? <span className={css.code}>{tracking}</span> : (carrier ?? hostOf(trackingHref));
  return (
    <Text size="sm">
      {tracking ? [carrier, `${label} `].filter(Boolean).join(' · ') : null}
      {trackingHref ? (
        <TextLink href={trackingHref} external>
          {words}
        </TextLink>
      ) : (
        words
      )}
    </Text>
  );
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
        {shipments.map(({ id, date, units, tracking, carrier, trackingHref, action, products }, at) => (
          <li key={id} className={css.shipment}>
            <div className={css.head}>
              <Text weight="strong">{labels.part({ part: at + 1, parts: shipments.length })}</Text>
              <Text size="sm" tone="muted">{`${date} · ${units}`}</Text>
              <Followed tracking={tracking} carrier={carrier} trackingHref={trackingHref} label={labels.tracking} />
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
