import type { ReactNode } from 'react';
import type { Download } from '../../lineSheet/DownloadList/index.ts';
import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';

export interface OrderDetailProps {
  /** The other side's name: the brand to a retailer, the retailer to a brand (R-303, D-055). */
  title: string;
  /** Where the other side's name leads. */
  titleHref?: string;
  /** 'Hello, …' */
  greeting: string;
  status: OrderStatusCode;
  statusLabel: string;
  /** What the status means for the reader: who acts next. */
  statusHint?: string;
  /** Open, Closed or Cancelled, in words (S-104, S-105, S-106). */
  groupLabel: string;
  /** While the order is open: how payment and fulfilment stand, in words (S-107). */
  progress?: { payment?: string; fulfilment: string };
  /** In words, all of them. */
  number: string;
  date: string;
  tracking?: string;
  shipping?: string;
  total: string;
  units: string;
  note?: string;
  /** PAY NOW, under its conditions (R-317, S-109, S-110, S-111, S-112, S-113). */
  payHref?: string;
  /** VIEW INVOICE, when a checkout address exists. */
  invoiceHref?: string;
  /** Purchase order and other files; each is fetched on request. */
  downloads: readonly Download[];
  /** '<<' and '>>' */
  previousHref?: string;
  nextHref?: string;
  /** Loads the neighbour that is not known yet and goes there: a button in place of the link. */
  onPrevious?: () => void;
  onNext?: () => void;
  /** The neighbour that is being loaded. */
  turning?: 'previous' | 'next';
  /** Beside the links: what the reader can do with the order, such as ordering it again. */
  actions?: ReactNode;
  /** For brands: the control of the status. */
  statusControl?: ReactNode;
  labels: OrderDetailLabels;
  /** Lines, payments, messages, timeline. */
  children?: ReactNode;
}

export interface OrderDetailLabels {
  number: string;
  date: string;
  tracking: string;
  shipping: string;
  total: string;
  units: string;
  payment: string;
  fulfilment: string;
  note: string;
  payNow: string;
  viewInvoice: string;
  downloads: string;
  /** Opens a file by hand. */
  openFile: string;
  print: string;
  previous: string;
  next: string;
}
