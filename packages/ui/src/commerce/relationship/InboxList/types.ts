/** As the wire names them (D-096); unread is the first to be shown. */
export type InboxFilter = 'all-messages' | 'unread-messages' | 'flagged-messages';

export interface InboxEntry {
  /** The counterpart's. */
  id: number | string;
  /** The message's, where a counterpart has several entries. */
  messageId?: number;
  name: string;
  logo?: string | null;
  /** The chat, `/messages/{id}`. */
  href: string;
  /** The last message, or a word for a picture. */
  excerpt: string;
  /** In words. */
  date: string;
  /** How many are unread. */
  unread?: number;
  flagged?: boolean;
}

export interface InboxListProps {
  entries: readonly InboxEntry[];
  filter: InboxFilter;
  onFilter: (change: { value: InboxFilter }) => void;
  search: string;
  onSearch: (change: { value: string }) => void;
  /** The counterpart whose chat is open. */
  selected?: number | string;
  /** There are more pages. */
  onMore?: () => void;
  loadingMore?: boolean;
  loading?: boolean;
  /** The list did not come: tries again. */
  onRetry?: () => void;
  labels: InboxListLabels;
}

export interface InboxListLabels {
  title: string;
  filters: string;
  /** 'SHOW ALL MESSAGES', 'UNREAD MESSAGES', 'FLAGGED MESSAGES' */
  filter: Record<InboxFilter, string>;
  search: string;
  unread: (words: { count: number }) => string;
  flagged: string;
  empty: Record<InboxFilter, string>;
  emptyText: Record<InboxFilter, string>;
  /** The next step where one filter shows nothing. */
  showAll: string;
  notFound: (words: { search: string }) => string;
  more: string;
  loading: string;
  failed: string;
  retry: string;
}
