import type { ConnectionState } from '../ConnectionButton/index.ts';

export interface Connection {
  id: number;
  /** The other side and its page. */
  name: string;
  href?: string;
  logo?: string | null;
  state: Exclude<ConnectionState, 'none'>;
  /** Since when, in words. */
  date: string;
  /** The chat with the other side. */
  chatHref?: string;
  /** An answer is on its way. */
  busy?: 'accept' | 'decline';
  /** Why the answer did not arrive. */
  error?: string;
}

export interface ConnectionActions {
  /** Absent for people who may not answer: a request then shows as pending. */
  onAccept?: (event: { id: number }) => void;
  onDecline?: (event: { id: number }) => void;
}

export interface ConnectionBlockLabels {
  /** Their names go on for those who listen: 'ACCEPT, Galeria Sul'. */
  accept: string;
  decline: string;
  /** 'CONNECTED' */
  connected: string;
  chat: string;
  pending: string;
  declined: string;
}

export interface ConnectionListLabels {
  /** 'My Connections' */
  title: string;
  /** 'PENDING' */
  filterPending: string;
  /** 'ALL' */
  filterAll: string;
  loading: string;
  emptyPending: string;
  emptyPendingText: string;
  emptyAll: string;
  emptyAllText: string;
  failed: string;
  retry: string;
  /** Loads the next page. */
  more: string;
  block: ConnectionBlockLabels;
}
