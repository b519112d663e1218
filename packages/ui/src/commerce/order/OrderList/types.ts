import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';

export type OrderTab = 'current' | 'past';

export interface OrderSummary {
  id: number;
  href: string;
  /** The other side: the brand to a retailer, the retailer to a brand. */
  name: string;
  /** Order number, date and total, in words. */
  number: string;
  date: string;
  total: string;
  status: OrderStatusCode;
  statusLabel: string;
  /** Who acts next, shown at a pointer that stays on the status. */
  statusHint?: string;
  /** Messages not read yet. */
  unread: number;
}

export interface OrderListProps {
  orders: readonly OrderSummary[];
  tab: OrderTab;
  onTab: (event: { tab: OrderTab }) => void;
  /** Id of the order that is shown. */
  selected?: number;
  /** Told beside following the link. */
  onSelect?: (event: { id: number }) => void;
  /** Only when there is a next page. */
  onMore?: () => void;
  loadingMore?: boolean;
  loading?: boolean;
  labels: OrderListLabels;
}

export interface OrderListLabels {
  /** 'Your Orders' */
  title: string;
  /** 'Current Orders' */
  current: string;
  /** 'Past Orders' */
  past: string;
  /** 'LOAD MORE' */
  more: string;
  /** 'No orders yet.' */
  empty: string;
  emptyText: string;
  loading: string;
  unread: (words: { count: number }) => string;
}
