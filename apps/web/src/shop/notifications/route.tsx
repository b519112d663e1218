import { useInfiniteQuery } from '@tanstack/react-query';
import { ActivityList } from '@vitrine/ui/commerce/relationship/ActivityList';
import { Section } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/config/paths.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { activityListLabels } from '../mappers/labels/notification.ts';
import { orderStatusLabel } from '../../shared/mappers/labels/order.ts';
import { toActivity } from './notification.ts';
import { notificationQueries } from '../../shared/queries/notifications.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';
import { useReading } from './useReading.ts';

/** /notifications: what happened to the user, on all devices alike. */
export default function Notifications() {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const { user } = useSession();
  const list = useInfiniteQuery(notificationQueries(client).list());
  const first = list.data?.pages[0]?.meta;
  const reading = useReading(first?.until);
  const words = {
    locale,
    say: t,
    statusName: (status: Parameters<typeof orderStatusLabel>[1]) => orderStatusLabel(intl, status),
  };
  useTitle(t('notification.title'));
  return (
    <Section space="tight">
      <ActivityList
        activities={(list.data?.pages ?? []).flatMap(({ data }) => data).map((entry) => toActivity(entry, words))}
        unread={first?.unread ?? 0}
        chooseHref={user?.entity_stype === 'buyer' ? paths.profile() : paths.account()}
        {...reading}
        loading={list.isPending}
        onRetry={list.isError ? () => void list.refetch() : undefined}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        loadingMore={list.isFetchingNextPage}
        labels={activityListLabels(intl)}
      />
    </Section>
  );
}
