import type { OrderStatusCode } from '../OrderStatusBadge/index.ts';

/** What is asked before a change that has consequences, instead of the general words. */
export interface StatusQuestion {
  /** Names what happens: 'Cancel order 60?' */
  title: string;
  /** What follows from it: where the units go, who is told. */
  text: string;
  confirm: string;
  /** Leaves everything as it is. Never 'Cancel' where the order itself is cancelled. */
  cancel: string;
}

export interface StatusOption {
  value: OrderStatusCode;
  label: string;
  /** For a change that takes something away, such as a cancellation. */
  question?: StatusQuestion;
}

export interface StatusControlProps {
  /** Where the order may go from here, with names (D-077). */
  options: StatusOption[];
  /** Called once it was confirmed (S-108). */
  onChange: (event: { status: OrderStatusCode }) => void;
  busy?: boolean;
  error?: string;
  labels: StatusControlLabels;
}

export interface StatusControlLabels {
  label: string;
  choose: string;
  update: string;
  /** 'Are you sure? Do you want to update the order status?' (M-40) */
  question: string;
  confirm: string;
  cancel: string;
  close: string;
}
