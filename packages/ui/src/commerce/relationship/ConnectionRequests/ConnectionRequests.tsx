import { HeaderPanel } from '../HeaderPanel/index.ts';
import { ConnectionBlock } from '../ConnectionList/index.ts';
import type { Connection, ConnectionActions, ConnectionBlockLabels } from '../ConnectionList/index.ts';

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
  return (
    <HeaderPanel
      component="ConnectionRequests"
      items={requests.map((connection) => ({
        key: connection.id,
        content: (
          <ConnectionBlock
            compact
            level={3}
            connection={connection}
            onAccept={onAccept}
            onDecline={onDecline}
            labels={labels.block}
          />
        ),
      }))}
      none={labels.none}
      allHref={allHref}
      onClose={onClose}
      labels={labels}
    />
  );
}
