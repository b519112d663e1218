import { IconButton } from '../../../components/IconButton/index.ts';
import { Icon, Text, TextLink, VisuallyHidden } from '../../../foundation/index.ts';
import type { Activity, ActivityListLabels } from './types.ts';
import * as css from './ActivityList.css.ts';

interface ActivityItemProps {
  activity: Activity;
  onRead: (event: { id: number }) => void;
  labels: Pick<ActivityListLabels, 'markRead' | 'isNew'>;
}

/** One thing that happened; its link leads to the thing and marks it as read. */
export function ActivityItem({ activity, onRead, labels }: ActivityItemProps) {
  const { id, icon, text, href, date, unread } = activity;
  return (
    <article className={css.entry} data-unread={unread || undefined} aria-label={text}>
      <span className={css.mark}>
        <Icon name={icon} size="sm" />
      </span>
      <div className={css.words}>
        <span className={css.sentence}>
          <TextLink quiet tone="ink" href={href} onPress={() => unread && onRead({ id })}>
            {unread && <VisuallyHidden>{labels.isNew}: </VisuallyHidden>}
            {text}
          </TextLink>
        </span>
        <Text size="sm" tone="muted">
          {date}
        </Text>
      </div>
      {unread && <IconButton icon="check" label={`${labels.markRead}: ${text}`} onPress={() => onRead({ id })} />}
    </article>
  );
}
