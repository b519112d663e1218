import type { ReactNode } from 'react';
import { Heading } from '../../../foundation/index.ts';
import * as css from './OrderAddresses.css.ts';

export interface OrderAddressesProps {
  /** One line of the address a line; null where it is not given yet. */
  billing: string | null;
  shipping: string | null;
  /** What the reader can do with the addresses, such as changing them. Left out in print. */
  action?: ReactNode;
  /** Leaves the heading out where the page has one. The labels still name the section. */
  hideTitle?: boolean;
  labels: OrderAddressesLabels;
}

export interface OrderAddressesLabels {
  /** 'Addresses' */
  title: string;
  billing: string;
  shipping: string;
  /** Where an address is not given yet. */
  notGiven: string;
}

/** Where an order is billed and sent to. */
export function OrderAddresses({ billing, shipping, action, hideTitle = false, labels }: OrderAddressesProps) {
  return (
    <section data-component="OrderAddresses" aria-label={labels.title} className={css.addresses}>
      {!hideTitle && (
        <Heading level={3} size="sm">
          {labels.title}
        </Heading>
      )}
      <dl className={css.list}>
        <div>
          <dt className={css.term}>{labels.billing}</dt>
          <dd className={css.value}>{billing ?? labels.notGiven}</dd>
        </div>
        <div>
          <dt className={css.term}>{labels.shipping}</dt>
          <dd className={css.value}>{shipping ?? labels.notGiven}</dd>
        </div>
      </dl>
      {action && <div className={css.action}>{action}</div>}
    </section>
  );
}
