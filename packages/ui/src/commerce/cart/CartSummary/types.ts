import type { ReactNode } from 'react';

export interface CartSummaryProps {
  /** For links to this part of the page. */
  id?: string;
  /** Units and money in words, collection by collection. */
  collections: readonly { id: number; name: string; units: string; total: string }[];
  units: string;
  /** RESTRICTED while prices are hidden (D-022). */
  total: string;
  /** How far the brand's minimums and maximums are, and what else keeps the order from being sent, below the totals. */
  limits?: ReactNode;
  /** Price lists the cart may change to. */
  pricelists: { value: string; label: string }[];
  pricelist: string;
  /** Asked for, not done: the app asks back first (S-092). */
  onPricelist?: (event: { id: string }) => void;
  onSend: () => void;
  busy?: boolean;
  /** Why the order cannot be sent (S-083). */
  disabledReason?: string;
  /** 'YOUR CART IS EMPTY', near the total. */
  emptyError?: string;
  /** A word to the brand; without `onMessage` none is asked for. */
  message?: string;
  onMessage?: (change: { message: string }) => void;
  /** The order was sent: the cart is closed. */
  closed?: ClosedCartLinks;
  labels: CartSummaryLabels;
}

export interface ClosedCartLinks {
  orderHref: string;
  /** Only when a checkout address exists. */
  invoiceHref?: string;
}

export interface CartSummaryLabels {
  title: string;
  total: string;
  pricelist: string;
  message: string;
  messageHint: string;
  send: string;
  thanksTitle: string;
  thanks: string;
  viewInvoice: string;
  viewOrder: string;
}
