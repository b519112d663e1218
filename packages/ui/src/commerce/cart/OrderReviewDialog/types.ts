import type { ReactNode } from 'react';
import type { UnitsOfProduct } from '../../order/OrderedUnits/index.ts';
import type { LimitMeterProps } from '../LimitMeter/index.ts';

export interface ReviewedLine extends UnitsOfProduct {
  id: number;
  reference: string;
  /** When it ships, in words; left out where `windows` of its collection say so. */
  delivery?: string;
  units: string;
  total: string;
  /** Minimum and maximum of the product. */
  limits?: Pick<LimitMeterProps, 'label' | 'meters'>;
}

export interface ReviewedCollection {
  id: number;
  name: string;
  /** Until when it can be ordered and when it is delivered, in words. */
  windows?: string;
  units: string;
  total: string;
  lines: readonly ReviewedLine[];
}

export interface OrderReviewDialogProps {
  open: boolean;
  brand: string;
  /** In words, such as the price list. */
  details: string;
  /** Only what has units. */
  collections: readonly ReviewedCollection[];
  /** Names of the products of the cart that have no units. They are not ordered. */
  leftOut?: readonly string[];
  units: string;
  total: string;
  /** Minimums and maximums of brand and collections. */
  limits?: ReactNode;
  /** What the buyer writes to the brand. */
  message?: string;
  /** In words; null: not known yet. */
  addresses: { billing: string | null; shipping: string | null };
  busy?: boolean;
  /** Why it was not sent. */
  error?: string;
  onSend: () => void;
  onClose: () => void;
  format: (units: number) => string;
  labels: OrderReviewLabels;
}

export interface OrderReviewLabels {
  title: (words: { brand: string }) => string;
  reference: (words: { code: string }) => string;
  /** Head of the colours of a product. */
  colour: string;
  /** Leads the names of the products without units. */
  leftOut: (words: { count: number }) => string;
  total: string;
  message: string;
  billing: string;
  shipping: string;
  /** Where an address is not known yet. */
  noAddress: string;
  /** What happens after sending. */
  hint: string;
  confirm: string;
  cancel: string;
  close: string;
}
