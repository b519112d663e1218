import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { ErrorState } from '../../../components/ErrorState/index.ts';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Heading, Text, TextLink } from '../../../foundation/index.ts';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { ActivityItem } from './ActivityItem.tsx';
import type { Activity, ActivityListLabels } from './types.ts';
import * as css from './ActivityList.css.ts';

export interface ActivityListProps {
  /** The unread first. */
  activities: readonly Activity[];
  /** How many are unread, also those on later pages. */
  unread: number;
  /** Address of the page on which the reader chooses notifications. */
  chooseHref: string;
  onRead: (event: { id: number }) => void;
  onReadAll: () => void;
  /** All are being marked as read. */
  readingAll?: boolean;
  loading?: boolean;
  /** The list did not come: tries again. */
  onRetry?: () => void;
  /** Loads the next page; absent on the last one. */
  onMore?: () => void;
  loadingMore?: boolean;
  labels: ActivityListLabels;
}

function Loading({ label }: { label: string }) {
  return (
    <div>
      {[70, 55, 62].map((width, at) => (
        <div key={width} className={css.entry}>
          <span className={css.mark} />
          <Skeleton width={`${width}%`} label={at === 0 ? label : undefined} />
        </div>
      ))}
    </div>
  );
}

function Entries({ activities, loading, onRetry, onRead, labels }: ActivityListProps) {
  if (loading) return <Loading label={labels.loading} />;
  if (onRetry) return <ErrorState title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />;
  if (activities.length === 0) return <EmptyState icon="bell" title={labels.empty} text={labels.emptyText} />;
  return (
    <ul className={css.entries}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <ActivityItem {...{ activity, onRead, labels }} />
        </li>
      ))}
    </ul>
  );
}

/** What happened to the reader: orders, messages, connections, approvals. */
export function ActivityList(props: ActivityListProps) {
  const { unread, chooseHref, onReadAll, readingAll, onMore, loadingMore, labels } = props;
  const kept = useKeptFocus<HTMLElement>();
  return (
    <section {...kept} data-component="ActivityList" aria-label={labels.title} className={css.list}>
      <div className={css.head}>
        <Heading level={1} size="lg">
          {labels.title}
        </Heading>
        <TextLink href={chooseHref}>{labels.choose}</TextLink>
      </div>
      {unread > 0 && (
        <div className={css.bar}>
          <Text>{labels.unread({ count: unread })}</Text>
          <Button size="sm" variant="secondary" busy={readingAll} onPress={onReadAll}>
            {labels.markAll}
          </Button>
        </div>
      )}
      <Entries {...props} />
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
