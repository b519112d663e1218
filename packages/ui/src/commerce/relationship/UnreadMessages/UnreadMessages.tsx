import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { InboxItem } from '../InboxList/index.ts';
import type { InboxEntry, InboxListLabels } from '../InboxList/index.ts';
import * as css from './UnreadMessages.css.ts';

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
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const closeOnLink = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- closes after a link inside was followed; Escape does the same
    <section
      data-component="UnreadMessages"
      aria-label={labels.title}
      className={css.root}
      onKeyDown={closeOnEscape}
      onClick={closeOnLink}
    >
      <div className={css.head}>
        <Heading level={2} size="sm">
          {labels.title}
        </Heading>
        <IconButton icon="close" size="sm" label={labels.close} onPress={onClose} />
      </div>
      {entries.length === 0 && !orders && (
        <Text size="sm" tone="muted">
          {labels.none}
        </Text>
      )}
      {entries.length > 0 && (
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={entry.messageId ?? entry.id}>
              <InboxItem entry={entry} selected={false} labels={labels} />
            </li>
          ))}
        </ul>
      )}
      {orders && <TextLink href={orders.href}>{labels.orders({ count: orders.count })}</TextLink>}
      <TextLink href={allHref}>{labels.all}</TextLink>
    </section>
  );
}
