import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { ConnectionBlock } from '../ConnectionList/index.ts';
import type { Connection, ConnectionActions, ConnectionBlockLabels } from '../ConnectionList/index.ts';
import * as css from './ConnectionRequests.css.ts';

export interface ConnectionRequestsProps extends ConnectionActions {
  /** Requests of the other side, the newest first. */
  requests: readonly Connection[];
  /** The page of all connections. */
  allHref: string;
  /** Closed by its button, by Escape, or because its link was followed. */
  onClose: () => void;
  labels: ConnectionRequestsLabels;
}

export interface ConnectionRequestsLabels {
  title: string;
  /** After the last request was answered. */
  none: string;
  /** Leads to all connections. */
  all: string;
  close: string;
  block: ConnectionBlockLabels;
}

/** Requests to answer, in a panel below the header's icon. */
export function ConnectionRequests(props: ConnectionRequestsProps) {
  const { requests, allHref, onClose, onAccept, onDecline, labels } = props;
  const kept = useKeptFocus<HTMLElement>();
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way to the close button
    <section
      {...kept}
      data-component="ConnectionRequests"
      aria-label={labels.title}
      className={css.root}
      onKeyDown={closeOnEscape}
    >
      <div className={css.head}>
        <Heading level={2} size="sm">
          {labels.title}
        </Heading>
        <IconButton icon="close" size="sm" label={labels.close} onPress={onClose} />
      </div>
      {requests.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.none}
        </Text>
      ) : (
        <ul className={css.list}>
          {requests.map((connection) => (
            <li key={connection.id}>
              <ConnectionBlock
                compact
                level={3}
                connection={connection}
                onAccept={onAccept}
                onDecline={onDecline}
                labels={labels.block}
              />
            </li>
          ))}
        </ul>
      )}
      <TextLink href={allHref} onPress={onClose}>
        {labels.all}
      </TextLink>
    </section>
  );
}
