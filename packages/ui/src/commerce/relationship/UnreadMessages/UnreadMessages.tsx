import { TextLink } from '../../../foundation/index.ts';
import { HeaderPanel } from '../HeaderPanel/index.ts';
import { InboxItem } from '../InboxList/index.ts';
import type { InboxEntry, InboxListLabels } from '../InboxList/index.ts';

export interface UnreadMessagesProps {
  /** One entry for each chat with unread messages, the newest first. */
  entries: readonly InboxEntry[];
  /** The page of all messages. */
  allHref: string;
  /** Unread messages about orders, and where they are. Absent when there are none. */
  orders?: { count: number; href: string };
  /** Called when the panel is closed by its button, by Escape, or because a link was followed. */
  onClose: () => void;
  labels: UnreadMessagesLabels;
}

export interface UnreadMessagesLabels extends Pick<InboxListLabels, 'unread' | 'flagged'> {
  title: string;
  none: string;
  /** 'SEE YOUR MESSAGES'. */
  all: string;
  orders: (words: { count: number }) => string;
  close: string;
}

/** Unread messages in a panel below the header's icon. */
export function UnreadMessages({ entries, allHref, orders, onClose, labels }: UnreadMessagesProps) {
  return (
    <HeaderPanel
      component="UnreadMessages"
      items={entries.map((entry) => ({
        key: entry.messageId ?? entry.id,
        content: <InboxItem entry={entry} selected={false} labels={labels} />,
      }))}
      more={orders && <TextLink href={orders.href}>{labels.orders({ count: orders.count })}</TextLink>}
      none={orders ? null : labels.none}
      allHref={allHref}
      onClose={onClose}
      labels={labels}
    />
  );
}
