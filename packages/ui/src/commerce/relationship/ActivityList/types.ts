import type { IconName } from '../../../foundation/Icon/index.ts';

/** Something that happened, in one sentence. */
export interface Activity {
  id: number;
  icon: IconName;
  text: string;
  /** The thing it is about. */
  href: string;
  date: string;
  unread: boolean;
}

export interface ActivityListLabels {
  title: string;
  unread: (words: { count: number }) => string;
  markAll: string;
  /** A button beside each unread entry. */
  markRead: string;
  /** Said of an unread entry. */
  isNew: string;
  choose: string;
  loading: string;
  empty: string;
  emptyText: string;
  failed: string;
  retry: string;
  /** Loads the next page. */
  more: string;
}
