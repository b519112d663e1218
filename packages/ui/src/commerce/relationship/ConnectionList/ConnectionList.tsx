import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Heading } from '../../../foundation/index.ts';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { FilterTabs } from '../FilterTabs/index.ts';
import { ConnectionBlock } from './ConnectionBlock.tsx';
import type { Connection, ConnectionActions, ConnectionListLabels } from './types.ts';
import * as css from './ConnectionList.css.ts';

export interface ConnectionListProps extends ConnectionActions {
  filter: 'pending' | 'all';
  onFilter: (change: { value: 'pending' | 'all' }) => void;
  connections: readonly Connection[];
  /** Requests that wait, counted at the filter. */
  pending?: number;
  loading?: boolean;
  /** Loads the next page; absent on the last one. */
  onMore?: () => void;
  loadingMore?: boolean;
  /** The list did not come: tries again. */
  onRetry?: () => void;
  labels: ConnectionListLabels;
}

function Loading({ label }: { label: string }) {
  return (
    <div className={css.blocks}>
      {[60, 45, 70].map((width, at) => (
        <div key={width} className={css.block}>
          <span className={css.logoPlace}>
            <Skeleton ratio="346:219" label={at === 0 ? label : undefined} />
          </span>
          <Skeleton width={`${width}%`} />
        </div>
      ))}
    </div>
  );
}

function Blocks({ filter, connections, loading, onRetry, onAccept, onDecline, labels }: ConnectionListProps) {
  if (loading) return <Loading label={labels.loading} />;
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (connections.length === 0) {
    const [title, text] =
      filter === 'pending' ? [labels.emptyPending, labels.emptyPendingText] : [labels.emptyAll, labels.emptyAllText];
    return <EmptyState icon="store" title={title} text={text} />;
  }
  return (
    <ul className={css.blocks}>
      {connections.map((connection) => (
        <li key={connection.id}>
          <ConnectionBlock {...{ connection, onAccept, onDecline }} labels={labels.block} />
        </li>
      ))}
    </ul>
  );
}

/** Connections of a company, accepted and pending. */
export function ConnectionList(props: ConnectionListProps) {
  const { filter, onFilter, pending, onMore, loadingMore, labels } = props;
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} data-component="ConnectionList" aria-label={labels.title} className={css.list}>
      <Heading level={1} size="lg">
        {labels.title}
      </Heading>
      <FilterTabs
        label={labels.title}
        value={filter}
        options={[
          { value: 'pending', label: labels.filterPending, count: pending },
          { value: 'all', label: labels.filterAll },
        ]}
        onChange={onFilter}
      />
      <Blocks {...props} />
      {onMore && (
        <div className={css.more}>
          <Button caps variant="secondary" busy={loadingMore} onPress={onMore}>
            {labels.more}
          </Button>
        </div>
      )}
    </section>
  );
}
