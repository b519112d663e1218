import { notificationKind, notificationPath } from '@vitrine/api/rules';
import type { LanguageTag } from '@vitrine/api/rules';
import type { Activity } from '@vitrine/ui/commerce/relationship/ActivityList';
import { formatMediumDate } from '../../shared/mappers/format.ts';
import type { WireNotification } from '../../shared/mappers/wire.ts';

const icons = { order: 'bag', message: 'mail', connection: 'store', approval: 'success' } as const;

interface NotificationWords {
  locale: LanguageTag;
  /** Says what happened. */
  say: (id: string, values: Record<string, string | number>) => string;
  statusName: (status: NonNullable<WireNotification['status']>) => string;
}

/** Something that happened, as one sentence that leads to the thing. */
export const toActivity = (
  { id, event, subject, number, name, status, count, created_at, read }: WireNotification,
  { locale, say, statusName }: NotificationWords,
): Activity => ({
  id,
  icon: icons[notificationKind(event)],
  text: say(`notification.event.${event}`, {
    name,
    subject: number ?? subject,
    count,
    status: status ? statusName(status) : '',
  }),
  href: notificationPath(event, subject),
  date: formatMediumDate(locale, created_at),
  unread: !read,
});
